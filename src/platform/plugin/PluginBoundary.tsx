import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react'

export interface Failure {
  readonly error: unknown
  readonly retry: () => void
}

interface PluginBoundaryProps {
  /** Id and owner of the plugin, included in every report. */
  readonly plugin: string
  readonly owner: string
  /** Names the part of the plugin in reports, unless it is a page: `icon leads`. */
  readonly what?: string
  readonly waiting: ReactNode
  readonly failed: (failure: Failure) => ReactNode
  /** Sends an error report. */
  readonly report: (error: unknown, where: string) => void
  /** When this changes (another address), a failed part is rerendered. */
  readonly resetOn?: string
  /** Called before a retry, to drop the failed component. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}

interface PluginBoundaryState {
  readonly error: unknown
  readonly failed: boolean
}

/**
 * Suspense and error boundary around a screen or icon of a plugin; reports errors with plugin and owner (plugin
 * contract 'Registry').
 */
export class PluginBoundary extends Component<PluginBoundaryProps, PluginBoundaryState> {
  override state: PluginBoundaryState = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): PluginBoundaryState {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { plugin, owner, what = 'page', report } = this.props
    report(error, `plugin ${plugin} (${owner}), ${what}${info.componentStack ?? ''}`)
  }

  override componentDidUpdate(previous: PluginBoundaryProps): void {
    if (this.state.failed && previous.resetOn !== this.props.resetOn) this.retry()
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ error: undefined, failed: false })
  }

  override render(): ReactNode {
    const { waiting, failed, children } = this.props
    if (this.state.failed) return failed({ error: this.state.error, retry: this.retry })
    return <Suspense fallback={waiting}>{children}</Suspense>
  }
}
