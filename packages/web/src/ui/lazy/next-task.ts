/** Lets the browser paint and react before what follows. */
export const nextTask = () => new Promise<void>((goOn) => setTimeout(goOn))
