// @ts-check
// The project's own source, as the benchmark makes its data with it and calls it.
import { register } from 'tsx/esm/api'

/** One for all files: each of them is compiled once, however many import it and however often it is asked for. */
const source = register({ namespace: 'product' })

/** @param {string} file in the folder of the packages */
export const sourceFile = (file) => new URL(`../../packages/${file}`, import.meta.url)

/** @param {string} file in the folder of the packages */
export const loadSource = (file) => source.import(sourceFile(file).href, import.meta.url)
