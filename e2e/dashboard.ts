import type { Page } from '@playwright/test'
import { encodeCriteria } from '../packages/contract/src/shared/url-criteria.ts'
import { type Person, signIn } from './people.ts'
import { expect } from './portal.ts'

/** The parts of the container dashboard, in English. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Containers' })
export const head = (page: Page, title: string) => grid(page).getByRole('columnheader', { name: title, exact: true })
export const numbers = (page: Page) => grid(page).getByRole('rowheader')
export const stages = (page: Page) => page.getByRole('group', { name: 'Containers by stage' })
export const card = (page: Page, stage: string) => stages(page).getByRole('button', { name: stage })
export const shownCount = (page: Page) => page.getByText(/^[\d\u2009]+ containers?/)
export const LIST = /\/api\/cargo\/containers$/

export const addressOf = (criteria: object) => `/containerdash?criteria=${encodeCriteria(criteria)}`

export async function openDashboard(page: Page, criteria?: object) {
  await page.goto(criteria ? addressOf(criteria) : '/containerdash')
  await expect(numbers(page).first()).toBeVisible()
}

/** Signs in on the dashboard, and waits for the rows. */
export async function signInAtDashboard(page: Page, person: Person, criteria?: object) {
  await signIn(page, person, criteria ? addressOf(criteria) : '/containerdash')
  await expect(numbers(page).first()).toBeVisible()
}

/** The bar that holds every filter of a list. */
export const filterBar = (page: Page) => page.getByRole('search', { name: 'Filters' })

/** Chooses what to narrow a list by. */
export async function addFilter(page: Page, name: string) {
  await filterBar(page).getByRole('button', { name: '+ Filter' }).click()
  await filterBar(page).getByRole('button', { name, exact: true }).click()
}

/** Opens all criteria of a list at once. */
export const openCriteria = (page: Page) => addFilter(page, 'Several at once…')
