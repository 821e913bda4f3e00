import { useEffect } from 'react'
import { HomeSearchScreen } from '../features/home-search/home-search.screen.tsx'
import { announceAlive } from './alive.ts'

export function HomePage() {
  useEffect(announceAlive, [])
  return <HomeSearchScreen />
}
