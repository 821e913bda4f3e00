import { type Loader, sendNews } from '../loader.ts'
import { addNews, cargoKinds, noNews } from '../voyage/fact.ts'
import { type CargoHistory, saidIn } from '../voyage/news.ts'
import type { World } from '../world/world.ts'
import { type Files, keepFile } from './open-file.ts'
import { shipmentHistory } from './shipment.ts'

const known = new WeakMap<CargoHistory, readonly number[]>()

/** The moments at which something is told, in their order. */
function momentsOf(history: CargoHistory): readonly number[] {
  const found = known.get(history)
  if (found) return found
  const moments = cargoKinds.flatMap((kind) => history[kind].flatMap((facts) => facts.map(({ at }) => at)))
  moments.sort((one, other) => one - other)
  known.set(history, moments)
  return moments
}

/** Tells what became of bookings that came of requests, and answers when the next thing will be. */
export async function tellShipments(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const news = noNews()
  let nextAt = Infinity
  let isDue = false
  for (const [bookingNo, shipment] of files.shipments) {
    const history = shipmentHistory(world, shipment)
    const moments = history ? momentsOf(history) : []
    const next = moments.find((at) => at > shipment.toldUntil)
    nextAt = Math.min(nextAt, moments.find((at) => at > now) ?? Infinity)
    if (history && next !== undefined && next > now) continue
    isDue = true
    if (history) addNews(news, saidIn(history, { from: shipment.toldUntil, to: now }))
    shipment.toldUntil = now
    if ((moments.at(-1) ?? 0) <= now) files.shipments.delete(bookingNo)
  }
  if (isDue) {
    const lines = await sendNews({ ...loader, isStrict: false }, news)
    await keepFile(loader.carrier, files, 'shipments')
    loader.log('info', 'told what became of requests', { lines })
  }
  return nextAt
}
