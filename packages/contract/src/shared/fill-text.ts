/** Puts values into the blanks of a text, such as `{{name}}`, whatever stands in them. */
export const fillText = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
