import { type ErrorTree, type FieldError, Refusal } from '../rest/refusal.ts';

interface Complaint extends FieldError {
  readonly path: readonly string[];
}

/**
 * A place in a request's body where complaints can be left. All places of one body share the list, so that
 * one answer names everything that is wrong, as Discord's does.
 */
export class Form {
  readonly #complaints: Complaint[];
  readonly #parent: Form | undefined;
  readonly #key: string;

  private constructor(complaints: Complaint[], parent: Form | undefined, key: string) {
    this.#complaints = complaints;
    this.#parent = parent;
    this.#key = key;
  }

  static create(): Form {
    return new Form([], undefined, '');
  }

  at(key: string | number): Form {
    return new Form(this.#complaints, this, String(key));
  }

  fail(code: string, message: string): void {
    this.#complaints.push({ path: this.#path(), code, message });
  }

  get clean(): boolean {
    return this.#complaints.length === 0;
  }

  /** Throws code 50035 with the tree of complaints, if there are any. */
  settle(): void {
    if (this.clean) return;
    const errors: Branch = {};
    for (const { path, code, message } of this.#complaints) {
      let branch = errors;
      for (const key of path) {
        const next = branch[key] ?? {};
        branch[key] = next;
        branch = next as Branch;
      }
      const leaf = (branch._errors ?? []) as FieldError[];
      branch._errors = [...leaf, { code, message }];
    }
    throw new Refusal(50035, { errors: errors as ErrorTree });
  }

  #path(): readonly string[] {
    return this.#parent ? [...this.#parent.#path(), this.#key] : [];
  }
}

type Branch = { [key: string]: Branch | FieldError[] };

/** Refuses a request for one single field. */
export function refuseField(path: readonly (string | number)[], code: string, message: string): never {
  const form = Form.create();
  path.reduce((place, key) => place.at(key), form).fail(code, message);
  form.settle();
  throw new Error('unreachable: a form with a complaint settles by throwing');
}
