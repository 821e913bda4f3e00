import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '../../platform/api.ts'
import { Failure } from '../../platform/failure.ts'
import { newId } from '../../platform/new-id.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'

/** Starts a correction once per intention. Whoever was slower than a colleague is led to that one. */
export function useStart(onOpen: (id: number) => void, onRefused: () => void) {
  const client = useQueryClient()
  const [isStarting, setIsStarting] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const key = useRef({ of: '', key: '' })
  const problem = useFailureText(failure)
  const open = (id: number) => {
    client.removeQueries({ queryKey: ['GET /api/corrections/v2/checkPermission'] })
    onOpen(id)
  }
  /** Gives back the one in progress where somebody else was faster. */
  const go = async (shipmentNo: string) => {
    if (key.current.of !== shipmentNo) key.current = { of: shipmentNo, key: newId() }
    const body = { action: 'start' as const, shipmentNo }
    try {
      return (await send('POST /api/corrections/v2/action', { body }, { writeKey: key.current.key })).state
    } catch (error) {
      key.current = { of: '', key: '' }
      if (!(error instanceof Failure) || error.answer.errorCode !== 'BC0005') throw error
      return (await send('GET /api/corrections/v2/checkPermission', { query: { shipmentNo } })).inProgress
    }
  }
  const start = async (shipmentNo: string) => {
    if (isStarting) return
    setIsStarting(true)
    setFailure(undefined)
    try {
      const state = await go(shipmentNo)
      if (state) return open(state.id)
      onRefused()
    } catch (error) {
      setFailure(error)
      onRefused()
    } finally {
      setIsStarting(false)
    }
  }
  return { start, isStarting, problem }
}
