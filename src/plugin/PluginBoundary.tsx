import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react'

export interface Failure {
  readonly error: unknown
  readonly retry: () => void
}

interface PluginBoundaryProps {
  /** Id and owner of the plugin, printed in every error. */
  readonly plugin: string
  readonly owner: string
  /** The part of the plugin, where it is no page: `icon leads`. */
  readonly what?: string
  readonly waiting: ReactNode
  readonly failed: (failure: Failure) => ReactNode
  /** Tells the error reporter. */
  readonly report: (error: unknown, where: string) => void
  /** Another value (another address) gives what failed a new chance. */
  readonly resetOn?: string
  /** Before a retry: forget what failed. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}

interface PluginBoundaryState {
  readonly error: unknown
  readonly failed: boolean
}

/** Around every screen and badge of a plugin: what breaks in it stays in it, with a way on (plugin contract 'Registry'). */
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
