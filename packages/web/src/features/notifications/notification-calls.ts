import type { Calls } from '@fairway/contract/calls'
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { quietly, send } from '../../platform/calls/api.ts'
import { watchLive } from '../../platform/live/live.ts'

const KEY = 'GET /api/notices'
export type NotificationPage = Calls[typeof KEY]['reply']
/** Notifications are reloaded at most this often. */
const REFETCH_AFTER_MS = 3_000

/** One's notifications, newest first, page by page. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: [KEY],
    queryFn: ({ pageParam, signal }) => send(KEY, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** Reloads when there is a new notification for this person, or another device has read one. */
export function useLiveNotifications(first: NotificationPage | undefined) {
  const client = useQueryClient()
  const [topic, after] = [first?.watch, first?.liveFrom]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the start position does not change the subscription
  useEffect(() => {
    if (topic === undefined || after === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAgain = () => {
      timer = undefined
      void quietly(() => client.invalidateQueries({ queryKey: [KEY] }))
    }
    const leave = watchLive({
      topics: [topic],
      after,
      onChange: (_changed, withinMs) => {
        timer ??= setTimeout(askAgain, Math.min(withinMs, REFETCH_AFTER_MS))
      },
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [topic, client])
}

type Read = { ids: string[] } | { upTo: string }

/** Marks notifications as read at once. When the server fails they are unread again. */
export function useMarkAsRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (read: Read) => send('PUT /api/notices/read', { body: read }),
    onMutate: (read) => {
      client.setQueryData<InfiniteData<NotificationPage>>(
        [KEY],
        (known) => known && { ...known, pages: markAsRead(known.pages, read) },
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}

function markAsRead(pages: NotificationPage[], read: Read): NotificationPage[] {
  const isMeant = (id: string) => ('upTo' in read ? true : read.ids.includes(id))
  const newlyRead = pages.flatMap(({ notices }) => notices).filter(({ id, isRead }) => !isRead && isMeant(id)).length
  return pages.map((page) => ({
    ...page,
    unread: 'upTo' in read ? 0 : Math.max(0, page.unread - newlyRead),
    notices: page.notices.map((notification) =>
      isMeant(notification.id) ? { ...notification, isRead: true } : notification,
    ),
  }))
}
