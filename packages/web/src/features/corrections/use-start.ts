import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { newId } from '../../platform/new-id.ts'

/** Codes that say how the shipment stands by now: it is asked for again and shows why. */
const moved = ['BC0005', 'BC0012']

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
  /** Gives back the one in progress where a colleague was faster; nothing where it cannot be started as the writer saw it. */
  const go = async (shipmentNo: string, another: boolean) => {
    const intention = `${shipmentNo} ${another}`
    if (key.current.of !== intention) key.current = { of: intention, key: newId() }
    const body = { action: 'start' as const, shipmentNo, another }
    try {
      return (await send('POST /api/corrections/v2/action', { body }, { writeKey: key.current.key })).state
    } catch (error) {
      key.current = { of: '', key: '' }
      if (!(error instanceof Failure) || !moved.includes(error.answer.errorCode ?? '')) throw error
      return (await send('GET /api/corrections/v2/checkPermission', { query: { shipmentNo } })).inProgress
    }
  }
  /** `another`: one was completed before, and the writer was asked. */
  const start = async (shipmentNo: string, { another }: { another: boolean }) => {
    if (isStarting) return
    setIsStarting(true)
    setFailure(undefined)
    try {
      const state = await go(shipmentNo, another)
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
