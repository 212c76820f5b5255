import { chromiumVersion } from '../../support/chromium'
import { type Outcome, PART, type Stage, type TimedTest } from '../../support/stages'
import { withDeployment } from './deployed'
import { TESTS } from './tests'

interface Verdict extends TimedTest {
  readonly problem?: string
}

/** The generated configuration in a real nginx, with the app in Chromium in front of it and the simulator behind it. */
export function deploymentStage(): Stage {
  return {
    name: 'deployment behind nginx',
    run: (): Promise<Outcome> =>
      withDeployment(async (deployed) => {
        const verdicts: Verdict[] = []
        for (const { name, run } of TESTS) {
          const start = Date.now()
          const problem = await run(deployed).then(
            () => undefined,
            (error: unknown) => (error instanceof Error ? error.message : String(error)),
          )
          verdicts.push({ name: `deployment${PART}${name}`, ms: Date.now() - start, ...(problem && { problem }) })
        }
        const failed = verdicts.filter(({ problem }) => problem)
        return {
          passed: verdicts.length - failed.length,
          failed: failed.length,
          output: failed.map(({ name, problem }) => `${name}: ${problem}`).join('\n'),
          on: `${deployed.nginx.version()}, ${chromiumVersion()}`,
          timed: verdicts,
        }
      }),
  }
}
