/** The position of a source file in the architecture. */
export interface Place {
  package: string
  /** app, features, ui, platform, ports; in gates world, decisions, voyage, client; in the contract its folder. */
  layer: string
  /** The slice below features. */
  slice?: string
}

/** Files beside the folders of web, server and gates compose the program: they count as app. */
export function placeOf(file: string): Place | undefined {
  const [packages, name, src, ...rest] = file.split('/')
  if (packages !== 'packages' || !name || src !== 'src' || !rest[0]) return undefined
  if (rest.length === 1)
    return { package: name, layer: name === 'gates' && /^client\./.test(rest[0]) ? 'client' : 'app' }
  const slice = rest[0] === 'features' && rest.length > 2 ? rest[1] : undefined
  return { package: name, layer: rest[0], ...(slice ? { slice } : {}) }
}
