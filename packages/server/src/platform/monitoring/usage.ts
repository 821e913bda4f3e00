/** A command that cannot be meant like this; the text says what is wrong, or how commands are written. */
export class UsageError extends Error {}
