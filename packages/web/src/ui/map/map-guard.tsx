import { Component, type ReactNode } from 'react'
import { logClientError } from '../../platform/client-log.ts'

interface Props {
  /** What stands there when the picture cannot be drawn. */
  instead?: ReactNode
  children: ReactNode
}

/** A map is an ornament of its page: one that cannot be drawn is noted in the log and takes nothing else with it. */
export class MapGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    logClientError(error)
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
