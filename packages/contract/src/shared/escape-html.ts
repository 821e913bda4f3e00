/** Text that stands between tags or in an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
