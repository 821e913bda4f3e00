// @ts-check

/** @type {import('next').NextConfig} */
const settings = { serverExternalPackages: ['pg'], compress: true }

// biome-ignore lint/style/noDefaultExport: Next.js requires it
export default settings
