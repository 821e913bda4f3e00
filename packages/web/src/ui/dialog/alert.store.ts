import { createStore } from '../../platform/storage/store.ts'

const titles = ['Success', 'Confirm', 'Info'] as const
export type AlertTitle = (typeof titles)[number] | 'Error'

export interface Alert {
  title: AlertTitle
  text: string
}

/** An alert may carry its title after a double pipe: `Saved.||Success`. Any other title, or none, is Error. */
export function readAlert(message: string): Alert {
  const at = message.lastIndexOf('||')
  const suffix = at < 0 ? '' : message.slice(at + 2).trim()
  return {
    title: titles.find((title) => title === suffix) ?? 'Error',
    text: (at < 0 ? message : message.slice(0, at)).trim(),
  }
}

/** The open alerts, shown one at a time. */
export const alerts = createStore<readonly Alert[]>([])

export const showAlert = (message: string) => alerts.set([...alerts.get(), readAlert(message)])
export const closeAlert = () => alerts.set(alerts.get().slice(1))
