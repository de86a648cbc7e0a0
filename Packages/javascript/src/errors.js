/** A request that cannot be carried out: a bad dump, a bad script, a wrong option, a limit that was reached. */
export class AloudError extends Error {
  name = 'AloudError';

  /**
   * @param {string} message what is wrong
   * @param {{kind?: string, input?: string, line?: number, column?: number, cause?: unknown}} about
   */
  constructor(message, {kind = 'request', input, line, column, cause} = {}) {
    const place = line ? `:${line}${column ? `:${column}` : ''}` : '';
    super(input ? `${input}${place}: ${message}` : message, cause === undefined ? undefined : {cause});
    /** `request`, `crash`, `time`, or `core`. */
    this.kind = kind;
    this.input = input;
    this.line = line;
    this.column = column;
  }
}
