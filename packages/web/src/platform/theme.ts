import { boot } from './boot.ts'
import { mirrorInCookie, readStored, writeStored } from './storage/safe-storage.ts'
import { createStore } from './storage/store.ts'
import { accentColours } from './theme-colours.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const THEME_KEY = 'theme'
const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

export const theme = createStore<Theme>('system')

/** Light, dark, or the system's choice. Stored for the next visit and mirrored in a cookie for the first HTML. */
export function chooseTheme(choice: Theme) {
  writeStored(THEME_KEY, choice)
  mirrorInCookie(THEME_KEY, choice)
  show(choice)
}

function show(choice: Theme) {
  theme.set(choice)
  document.documentElement.dataset.theme = choice
}

/** Restores the chosen theme and applies the carrier's colours. */
export function startTheme() {
  const stored = readStored(THEME_KEY)
  if (isTheme(stored)) show(stored)
  const { accent } = boot.carrier
  if (!accent) return
  const { style } = document.documentElement
  for (const side of ['light', 'dark'] as const) {
    const colours = accentColours(accent[side], side)
    style.setProperty(`--carrier-accent-${side}`, colours.accent)
    style.setProperty(`--carrier-accent-${side}-strong`, colours.strong)
    style.setProperty(`--carrier-accent-${side}-soft`, colours.soft)
    style.setProperty(`--carrier-on-accent-${side}`, colours.on)
  }
}
