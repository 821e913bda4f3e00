import { Component, type ReactNode } from 'react'
import { logClientError } from '../../platform/client-log/client-log.ts'

interface Props {
  /** Shown when the map cannot be drawn. */
  instead?: ReactNode
  children: ReactNode
}

/** A map is optional: an error in it is logged and does not break the page. */
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
