import { type Compiler, type Module, sources } from '@rspack/core'
import { licenceProblems, NOTICES, noticesOf, noticesText } from './licences'

/** Source files of a module, which may have been joined with others. */
function filesOf(module: Module): string[] {
  const parts = 'modules' in module ? (module.modules as Module[]) : [module]
  return parts.flatMap((part) => part.nameForCondition() ?? [])
}

/** Emits the licences of all packages of which something is shipped; one that may not be is an error. */
export class LicencePlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LicencePlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'LicencePlugin', stage }, () => {
        const files = [...compilation.modules].flatMap(filesOf)
        const notices = noticesOf(this.root, files)
        for (const problem of licenceProblems(notices)) compilation.errors.push(new Error(`Licences: ${problem}`))
        compilation.emitAsset(NOTICES, new sources.RawSource(noticesText(notices)))
      })
    })
  }
}
