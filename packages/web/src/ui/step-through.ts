/** Which way an arrow key moves through a menu; 0 for any other key. */
export const stepOf = ({ key }: { key: string }) => ({ ArrowDown: 1, ArrowUp: -1 })[key] ?? 0

/** Moves the focus to the next or the former entry of an open menu, around its ends. */
export function stepThrough(menu: HTMLElement | null, step: number) {
  const items = [...(menu?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[(at < 0 && step < 0 ? items.length - 1 : at + step + items.length) % items.length]?.focus()
}
