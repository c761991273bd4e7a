/** Requests to the server, and what the player is told if one fails. It exports `call`, `markup` and `told`. */

import { base, language, notice, says } from "../base/page.js";

const PATIENCE = 15000; // milliseconds for an answer of the server

/**
 * What the server says to a request, as data or as markup. Whatever goes wrong is an error whose message is a
 * sentence for the player; it has no status if the server was not reached.
 */
async function fetched(path, data, body) {
  const headers = { accept: "application/json, text/html" }; // an error is always data
  if (body) headers["content-type"] = "application/json";
  const hung = new AbortController();
  const timer = setTimeout(() => hung.abort(), PATIENCE);
  const wish = { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body), signal: hung.signal };
  let answer;
  let kind;
  let found;
  try {
    answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`, wish);
    kind = answer.headers.get("content-type") || "";
    found = kind.includes("json") ? await answer.json() : await answer.text();
  } catch {
    throw new Error(says.offline);
  } finally {
    clearTimeout(timer);
  }
  if (!answer.ok) {
    const text = kind.startsWith("text/plain") ? found : found.error;
    throw Object.assign(new Error(text || says.offline), { status: answer.status, report: found.report });
  }
  if (data !== kind.includes("json")) throw new Error(says.offline); // somebody else answered
  return found;
}

/** Data from the table; a body is sent to it. */
export const call = (path, body) => fetched(`${base}${path}`, true, body);

/** Markup from an address. */
export const markup = (path) => fetched(path, false);

/** Wait for something that may fail; the player is told, and the result is whether it went well. */
export async function told(promise) {
  try {
    await promise;
    return true;
  } catch (error) {
    notice(error.message, error.report);
    return false;
  }
}
