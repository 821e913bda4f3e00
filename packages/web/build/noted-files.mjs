// @ts-check
import path from 'node:path'

/**
 * The Vite plugin that records the output file of each module, with the files and styles that it needs: by the path of
 * the module and by the name of the file.
 * @param {string} root
 * @param {Record<string, import('./first-load.mjs').ManifestEntry>} manifest is filled in
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
