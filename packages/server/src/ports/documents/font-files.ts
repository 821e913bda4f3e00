import { createRequire } from 'node:module'

/** Chinese, Vietnamese and Latin letters in one font; only those that a document uses go into it. */
const FILES = {
  normal: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
}
export type FontName = keyof typeof FILES

const require = createRequire(import.meta.url)

/** Where the file of a font is. */
export const fontFile = (name: FontName): string => require.resolve(FILES[name])
