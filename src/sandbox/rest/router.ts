import type { Answer, Call } from './call.ts';

type Handler = (call: Call) => Answer;

export interface Route {
  readonly method: string;
  /** Below `/api/v10`; `:name` stands for one part. */
  readonly path: string;
  /** Whether the bot's token is asked for; interactions and their webhooks carry theirs in the path. */
  readonly open: boolean;
  readonly handle: Handler;
}

export const route = (method: string, path: string, handle: Handler): Route => ({
  method,
  path,
  open: false,
  handle,
});

export const openRoute = (method: string, path: string, handle: Handler): Route => ({
  ...route(method, path, handle),
  open: true,
});

interface Node {
  readonly fixed: Map<string, Node>;
  readonly routes: Map<string, Route>;
  variable: { readonly name: string; readonly node: Node } | undefined;
}

interface Match {
  readonly route: Route;
  readonly params: { readonly [name: string]: string };
}

const emptyNode = (): Node => ({ fixed: new Map(), routes: new Map(), variable: undefined });

/** Finds routes part by part; a fixed part goes before a variable one. */
export class Router {
  readonly #root = emptyNode();

  constructor(routes: readonly Route[]) {
    for (const one of routes) this.#add(one);
  }

  find(method: string, path: string): Match | undefined {
    const parts = path.split('/').slice(1);
    return walk(this.#root, parts, 0, method, {});
  }

  #add(one: Route): void {
    let node = this.#root;
    for (const part of one.path.split('/').slice(1)) {
      if (part.startsWith(':')) {
        node.variable ??= { name: part.slice(1), node: emptyNode() };
        if (node.variable.name !== part.slice(1)) throw new Error(`Two names for one part: ${one.path}`);
        node = node.variable.node;
      } else {
        const next = node.fixed.get(part) ?? emptyNode();
        node.fixed.set(part, next);
        node = next;
      }
    }
    node.routes.set(one.method, one);
  }
}

function walk(
  node: Node,
  parts: readonly string[],
  index: number,
  method: string,
  params: { readonly [name: string]: string },
): Match | undefined {
  const part = parts[index];
  if (part === undefined) {
    const found = node.routes.get(method);
    return found && { route: found, params };
  }
  const fixed = node.fixed.get(part);
  const straight = fixed && walk(fixed, parts, index + 1, method, params);
  if (straight || !node.variable || part === '') return straight;
  return walk(node.variable.node, parts, index + 1, method, { ...params, [node.variable.name]: part });
}
