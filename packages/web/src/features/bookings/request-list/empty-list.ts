import type { RequestList } from './request-calls.ts'

/** Stands for a list until there is one: every column of it is empty. */
const columns = new Proxy({}, { get: () => [] }) as RequestList['columns'] // whichever is asked for

export const emptyList: RequestList = { columns, rows: 0, lastUpdateTs: '', asOf: '', liveFrom: '1', watch: 'own/none' }
