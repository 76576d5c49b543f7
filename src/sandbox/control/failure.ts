/** A control request that cannot be carried out: one sentence for people, one word for programs. */
export class ControlFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.name = 'ControlFailure';
    this.status = status;
    this.code = code;
  }
}

export const badRequest = (sentence: string, code = 'bad-request'): ControlFailure =>
  new ControlFailure(400, code, sentence);

export const notFound = (sentence: string, code = 'not-found'): ControlFailure =>
  new ControlFailure(404, code, sentence);
