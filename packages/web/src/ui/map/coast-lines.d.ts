declare module '*.json?coast' {
  /** Coast lines: longitude and latitude of the first point, then deltas, in fiftieths of a degree. */
  const lines: readonly (readonly number[])[]
  // biome-ignore lint/style/noDefaultExport: a JSON file has no other export
  export default lines
}
