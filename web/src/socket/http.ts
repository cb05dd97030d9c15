// Questions to the server over HTTP.

import { untrack } from "svelte";
import type { Problem } from "../messages";
import { settings } from "../settings.svelte";

/** The server refused; its sentence is for the person. */
export class Refusal extends Error {
  readonly kind: string;
  readonly status: number;

  constructor(status: number, problem: Problem) {
    super(problem.text);
    this.status = status;
    this.kind = problem.error;
  }
}

/** The server answers in the language of the moment. A question is not asked again because that changes. */
async function answered(path: string, request: RequestInit): Promise<Response> {
  const language = untrack(() => settings.language);
  const headers = { "Accept-Language": language, ...request.headers };
  const answer = await fetch(path, { ...request, headers });
  if (answer.ok) return answer;
  const problem: Problem = await answer.json().catch(() => ({ error: "unreachable", text: answer.statusText }));
  throw new Refusal(answer.status, problem);
}

export async function get<Answer>(path: string): Promise<Answer> {
  return (await answered(path, {})).json();
}

export async function getText(path: string): Promise<string> {
  return (await answered(path, {})).text();
}

export async function post<Answer>(path: string, message: object): Promise<Answer> {
  const body = JSON.stringify(message);
  return (await answered(path, { method: "POST", body, headers: { "Content-Type": "application/json" } })).json();
}
