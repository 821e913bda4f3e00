import { chosenOf, placesOfSearch, showSearch } from '../../../../../answers.mjs'
import { findContainers, findPlaces, readClock } from '../../../../cargo.mjs'

/** @param {import('next/server').NextRequest} request */
export async function GET(request) {
  const numbers = [...new Set((request.nextUrl.searchParams.get('q') ?? '').split(','))]
  const [found, clock] = await Promise.all([findContainers(numbers), readClock()])
  const rows = chosenOf(numbers, found)
  const locations = rows.length > 0 ? await findPlaces(placesOfSearch(rows)) : []
  return Response.json(showSearch(numbers, { rows, locations, clock }))
}
