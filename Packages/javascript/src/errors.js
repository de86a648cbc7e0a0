/** A request that cannot be carried out: a bad dump, a bad script, a wrong option, a limit that was reached. */
export class AloudError extends Error {
  name = 'AloudError';

  /**
   * @param {string} reason what is wrong
   * @param {{kind?: string, input?: string, line?: number, column?: number, cause?: unknown}} about
   */
  constructor(reason, {kind = 'request', input, line, column, cause} = {}) {
    const place = line ? `:${line}${column ? `:${column}` : ''}` : '';
    super(input ? `${input}${place}: ${reason}` : reason, cause === undefined ? undefined : {cause});
    /** What is wrong, without the input and the place. */
    this.reason = reason;
    /** `request`, `crash`, `time`, or `core`. */
    this.kind = kind;
    this.input = input;
    this.line = line;
    this.column = column;
  }
}

/** An error in a form that passes between threads. `isBroken` says whether the core has ended. */
export function problemOf(error, isBroken) {
  const {reason = error.message, kind = 'crash', input, line, column} = error;
  return {reason, kind, input, line, column, isBroken};
}
