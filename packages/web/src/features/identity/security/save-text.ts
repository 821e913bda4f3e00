import { saveFile } from '../../../platform/save-file.ts'

/** Gives a text to the browser as a file to keep. It never leaves the machine. */
export const saveText = (name: string, text: string) =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
