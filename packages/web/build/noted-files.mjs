// @ts-check
import path from 'node:path'

/**
 * The bundler's hook that notes in which file each module went, with the files and the styles that this one needs: by
 * the module's path and by the file's own name.
 * @param {string} root
 * @param {Record<string, import('./first-load.mjs').ManifestEntry>} manifest where it is noted
 * @returns {import('vite').Plugin}
 */
export const noteFiles = (root, manifest) => ({
  name: 'note-files',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const css = [...(chunk.viteMetadata?.importedCss ?? [])]
      const entry = { file: chunk.fileName, css, imports: chunk.imports }
      const modules = chunk.moduleIds.map((id) => path.relative(root, id).replaceAll('\\', '/'))
      for (const name of [chunk.fileName, ...modules]) manifest[name] = entry
    }
  },
})
