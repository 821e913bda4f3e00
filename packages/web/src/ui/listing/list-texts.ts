import { figure } from '../figure.rules.ts'
import type { ListTexts } from './define-list.ts'

/** The texts of a list under the keys that most lists give them. */
type UsualKey =
  | 'title'
  | 'fileName'
  | 'grid'
  | 'loading'
  | 'found'
  | 'filter.apply'
  | `cards.${'label' | 'hint'}`
  | `states.${'emptyTitle' | 'empty' | 'noMatch' | 'overTitle' | 'over' | 'failed' | 'deniedTitle'}`

/** The sentences of a list whose namespace has them under the usual keys. */
export const usualTexts = (t: (key: UsualKey, values?: { count: number; shown: string }) => string) =>
  ({
    title: t('title'),
    fileName: t('fileName'),
    grid: t('grid'),
    loading: t('loading'),
    found: (count) => t('found', { count, shown: figure(count) }),
    cards: t('cards.label'),
    cardsHint: t('cards.hint'),
    apply: t('filter.apply'),
    emptyTitle: t('states.emptyTitle'),
    empty: t('states.empty'),
    noMatch: t('states.noMatch'),
    overTitle: t('states.overTitle'),
    over: t('states.over'),
    failed: t('states.failed'),
    deniedTitle: t('states.deniedTitle'),
  }) satisfies Partial<ListTexts>
