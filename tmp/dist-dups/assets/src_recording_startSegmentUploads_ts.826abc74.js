;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_recording_startSegmentUploads_ts'],
  {
    3654(e, t, s) {
      const i = new Map()
      s.d(
        t,
        {},
        {
          Jf: (e) => i.get(e),
          Ko: (e) => {
            i.delete(e) && URL.revokeObjectURL(e)
          },
          _2: (e) => {
            const t = URL.createObjectURL(e)
            return (i.set(t, e), t)
          },
        },
      )
    },
    1613(e, t, s) {
      var i = s(69)
      const n = 'host'
      ;(0, i.sZ)(n, {
        en: () => s.e('src_i18n_host_en_json').then(s.t.bind(s, 5725, 19)),
        'zh-CN': () => s.e('src_i18n_host_zh-CN_json').then(s.t.bind(s, 2562, 19)),
      }),
        s.d(t, {}, { hostText: async () => (await (0, i.Hy)(n), (e, t) => (0, i.Qq)(e, t, n)) })
    },
    6448(e, t, s) {
      s.d(
        t,
        {},
        {
          Y: (e) => {
            const t = Math.floor(e),
              s = (e) => String(e).padStart(2, '0'),
              i = Math.floor(t / 60),
              n = Math.floor(i / 60)
            return n > 0 ? `${n}:${s(i % 60)}:${s(t % 60)}` : `${i}:${s(t % 60)}`
          },
        },
      )
    },
    1992(e, t, s) {
      s.d(t, { B: () => y, D: () => v })
      var i = s(9021),
        n = s(3511),
        r = s(2489),
        a = s(3189),
        o = s(1613),
        l = s(69),
        d = s(6448),
        h = s(9424),
        u = s(3654),
        c = s(659),
        f = s(9348)
      const p = 'segments',
        g = (e) => String(e).padStart(5, '0')
      class k {
        constructor(e, t) {
          ;(this.database = e), (this.user = t)
        }
        async load() {
          const e = [],
            t = new Map()
          for (const { key: s, value: i } of await this.database.all(p, [this.user])) {
            const [, n = '', r = '', a] = s,
              o = { recording: n, position: Number(r) }
            if (void 0 !== a) {
              i instanceof Blob && t.set((0, f.Vb)(o), [...(t.get((0, f.Vb)(o)) ?? []), i])
              continue
            }
            const l = c.xLC(f.aT, i)
            l.success
              ? e.push({ ...o, ...l.output })
              : console.warn('recording: a stored segment cannot be read and stays where it is', l.issues[0].message)
          }
          return { segments: e, chunks: t }
        }
        put({ recording: e, position: t, ...s }) {
          return this.database.put(p, this.key({ recording: e, position: t }), s)
        }
        async replace(e, t) {
          const { recording: s, position: i, ...n } = e
          await this.database.update(p, this.key({ recording: s, position: i }), (e) => {
            const s = c.xLC(f.aT, e)
            return s.success && s.output.state.kind === t ? n : e
          })
        }
        putChunk(e, t, s) {
          return this.database.put(p, [...this.key(e), g(t)], s)
        }
        async removeChunks(e) {
          for (const { key: t } of await this.database.all(p, this.key(e)))
            t.length > this.key(e).length && (await this.database.delete(p, t))
        }
        async remove(e) {
          await this.removeChunks(e), await this.database.delete(p, this.key(e))
        }
        key({ recording: e, position: t }) {
          return [this.user, e, g(t)]
        }
      }
      class m {
        isWriting(e) {
          return this.writing.has(e)
        }
        write(e, t) {
          this.writing.set(e, (this.writing.get(e) ?? 0) + 1),
            this.run(t).finally(() => {
              const t = (this.writing.get(e) ?? 1) - 1
              t > 0 ? this.writing.set(e, t) : this.writing.delete(e)
            })
        }
        run(e) {
          return (
            (this.last = this.last.then(async () => {
              try {
                await e()
              } catch (e) {
                console.warn('recording: the device’s storage does not work', e)
              }
            })),
            this.last
          )
        }
        settled() {
          return this.last
        }
        constructor() {
          ;(this.last = Promise.resolve()), (this.writing = new Map())
        }
      }
      class w {
        #e
        #t
        #s
        #i
        #n
        #r
        #a
        constructor(e) {
          ;(this.segments = h.sH.map([], { deep: !1 })),
            (this.#t = new Map()),
            (this.#s = new m()),
            (this.#i = new Set()),
            (this.#n = []),
            (this.#r = !1),
            (this.lockOf = (e) => `recording ${this.#a.user} ${e}`),
            (this.#a = e),
            (this.#e = new k(e.database, e.user)),
            (0, h.l_)(this, {}, { autoBind: !0 }),
            this.#n.push(e.tabs.listen(() => void this.load()))
        }
        get waiting() {
          return [...this.segments.values()].filter(({ state: e }) => 'closed' === e.kind).sort(f.al)
        }
        of(e) {
          return [...this.segments.values()].filter((t) => t.recording === e).sort(f.al)
        }
        hold(e) {
          this.#i.add(e)
          const t = this.#a.leadership(this.lockOf(e), () => void 0)
          return () => {
            this.settled().then(() => {
              this.#i.delete(e), t()
            })
          }
        }
        open(e, { bySecond: t }) {
          this.#t.set((0, f.Vb)(e), []), this.set({ ...e, state: { kind: 'open', bySecond: t } })
        }
        addChunk(e, t) {
          const s = this.#t.get((0, f.Vb)(e))
          if (!s) return
          const i = s.push(t)
          this.#s.write((0, f.Vb)(e), async () => this.watch(await this.#e.putChunk(e, i, t)))
        }
        close(e, t) {
          this.change(e, { kind: 'closed', audio: t })
        }
        discard(e) {
          this.forget(e), this.#s.write((0, f.Vb)(e), () => this.#e.remove(e))
        }
        giveUp(e, { hasRun: t }, s = this.#t.get((0, f.Vb)(e)) ?? []) {
          if (s.length > 0) {
            const t = new Blob([...s], { type: s[0]?.type ?? '' }),
              i = (0, u._2)(t)
            return (this.close(e, { localAudioId: i, path: i, duration: s.length, size: t.size, file: t }), 'saved')
          }
          if (!t) return (this.discard(e), 'nothing')
          this.change(e, { kind: 'lost' })
          const i = this.segments.get((0, f.Vb)(e))
          return (i && this.#a.onLost(i), 'lost')
        }
        arrived(e, t) {
          this.resolve(e, (e) => ({ kind: 'uploaded', audio: e, result: t }))
        }
        refused(e, t) {
          this.resolve(e, (e) => ({ kind: 'refused', audio: e, message: t }))
        }
        retry(e) {
          for (const t of this.of(e))
            'refused' === t.state.kind && this.change(t, { kind: 'closed', audio: t.state.audio })
        }
        async take(e) {
          await this.settled()
          const t = this.of(e)
          if (!t.some(({ state: e }) => 'uploaded' !== e.kind && 'lost' !== e.kind))
            return (
              await this.remove(e),
              {
                files: t.flatMap(({ state: e }) => ('uploaded' === e.kind ? [e.result] : [])),
                missing: t.filter(({ state: e }) => 'lost' === e.kind).map(({ from: e }) => e),
              }
            )
        }
        async remove(e) {
          for (const t of this.of(e)) this.discard(t)
          await this.settled()
        }
        load() {
          return this.#s.run(async () => this.show(await this.#e.load()))
        }
        async recover() {
          for (const e of (await this.load(),
          new Set([...this.segments.values()].filter(({ state: e }) => 'open' === e.kind).map((e) => e.recording)))) {
            if (this.#i.has(e)) continue
            let t = () => {}
            ;(t = this.#a.leadership(this.lockOf(e), (s) => {
              s && this.reap(e).finally(() => t())
            })),
              this.#n.push(t)
          }
        }
        settled() {
          return this.#s.settled()
        }
        dispose() {
          for (const e of this.#n.splice(0)) e()
        }
        async reap(e) {
          await this.#s.run(async () => {
            const t = await this.#e.load()
            for (const s of (this.show(t), this.of(e))) {
              if ('open' !== s.state.kind) continue
              const e = !s.state.bySecond
              this.giveUp(s, { hasRun: e }, [...(t.chunks.get((0, f.Vb)(s)) ?? [])])
            }
          }),
            await this.settled()
        }
        show({ segments: e, chunks: t }) {
          const s = new Map(e.map((e) => [(0, f.Vb)(e), e]))
          for (const e of ((0, h.h5)(() => {
            for (const [e, t] of this.segments) s.has(e) || this.#s.isWriting(e) || this.forget(t)
            for (const [e, t] of s)
              this.segments.get(e)?.state.kind === t.state.kind ||
                this.#s.isWriting(e) ||
                this.segments.set(
                  e,
                  ((e, t) => {
                    const { state: s } = e
                    if (!('audio' in s) || !s.audio.path.startsWith('blob:')) return e
                    const i = t && (0, f.iI)(t),
                      n = i?.file ?? s.audio.file,
                      r = i?.file ? i.path : n ? (0, u._2)(n) : '',
                      a = { ...s.audio, localAudioId: r, path: r, ...(n ? { file: n } : {}) }
                    return { ...e, state: { ...s, audio: a } }
                  })(t, this.segments.get(e)),
                )
          }),
          t.keys())) {
            const t = s.get(e)
            t &&
              'open' !== t.state.kind &&
              !this.#s.isWriting(e) &&
              this.#s.write((0, f.Vb)(t), () => this.#e.removeChunks(t))
          }
        }
        set(e) {
          ;(0, h.h5)(() => this.segments.set((0, f.Vb)(e), e)),
            this.#s.write((0, f.Vb)(e), async () => {
              this.watch(await this.#e.put(e)), this.#a.tabs.tell('changed')
            })
        }
        change(e, t) {
          const s = this.segments.get((0, f.Vb)(e))
          s &&
            (this.#t.delete((0, f.Vb)(e)),
            this.set({ ...s, state: t }),
            'open' === s.state.kind && this.#s.write((0, f.Vb)(e), () => this.#e.removeChunks(e)))
        }
        resolve(e, t) {
          const s = this.segments.get((0, f.Vb)(e))
          if (s?.state.kind !== 'closed') return
          const i = t(s.state.audio)
          ;(0, h.h5)(() => this.segments.set((0, f.Vb)(e), { ...s, state: i }))
          const { file: n, ...r } = i.audio,
            a = 'uploaded' === i.kind ? { ...i, audio: r } : i
          this.#s.write((0, f.Vb)(e), async () => {
            await this.#e.replace({ ...s, state: a }, 'closed'), this.#a.tabs.tell('changed')
          })
        }
        forget(e) {
          const t = (0, f.Vb)(e),
            s = this.segments.get(t),
            i = s && (0, f.iI)(s)
          i?.file && (0, u.Ko)(i.path), this.#t.delete(t), (0, h.h5)(() => this.segments.delete(t))
        }
        watch(e) {
          'full' !== e || this.#r || ((this.#r = !0), this.#a.onNotKept())
        }
      }
      const b = new Map()
      function v({ user: e, feedback: t }) {
        const s = b.get(e)
        if (s) return s
        const h = (e) => {
            ;(0, o.hostText)()
              .then(e)
              .catch((e) => console.warn('recording: the texts could not be loaded', e))
          },
          u = (0, n.rJ)((e) => t.toast((0, l.Qq)(e))),
          c = new w({
            database: u,
            user: e,
            leadership: (0, r.VJ)(u),
            tabs: (0, a.r)(`recordings ${e}`).tabs,
            onLost: (e) =>
              h(
                (s) =>
                  void t.ask({
                    title: s('recording.lostTitle'),
                    text: ((e, { startedAt: t, from: s }) => {
                      const n = (0, i.K9)(new Date(t), (0, l.aS)())
                      return 0 === s
                        ? e('recording.lostWhole', { time: n })
                        : e('recording.lost', { time: n, from: (0, d.Y)(s) })
                    })(s, e),
                  }),
              ),
            onNotKept: () => h((e) => t.toast(e('recording.notKept'))),
          })
        return (b.set(e, c), c)
      }
      function y(e) {
        b.get(e)?.dispose(), b.delete(e)
      }
    },
    9348(e, t, s) {
      var i = s(659)
      const n = i.Ikc({ localAudioId: i.YjP(), duration: i.aig(), path: i.YjP(), size: i.aig(), file: i.lqM(i.av0()) }),
        r = i.Ikc({ fileName: i.YjP(), size: i.aig(), suffix: i.YjP(), fileUrl: i.YjP() }),
        a = i.Ikc({
          startedAt: i.aig(),
          from: i.aig(),
          state: i.Oxt('kind', [
            i.Ikc({ kind: i.euz('open'), bySecond: i.zMY() }),
            i.Ikc({ kind: i.euz('closed'), audio: n }),
            i.Ikc({ kind: i.euz('uploaded'), audio: n, result: r }),
            i.Ikc({ kind: i.euz('refused'), audio: n, message: i.YjP() }),
            i.Ikc({ kind: i.euz('lost') }),
          ]),
        })
      s.d(
        t,
        {},
        {
          LC: ({ state: e }) => {
            if ('audio' in e) return e.audio.localAudioId || ('uploaded' === e.kind ? e.result.fileUrl : void 0)
          },
          Vb: ({ recording: e, position: t }) => `${e}/${t}`,
          aT: a,
          al: (e, t) => e.startedAt - t.startedAt || e.recording.localeCompare(t.recording) || e.position - t.position,
          iI: ({ state: e }) => ('audio' in e ? e.audio : void 0),
        },
      )
    },
    7839(e, t, s) {
      s.d(t, { startSegmentUploads: () => O })
      var i = s(3511),
        n = s(3189),
        r = s(2489),
        a = s(69),
        o = s(1992),
        l = s(9424),
        d = s(7007),
        h = s(791),
        u = s(9348)
      const c = (e) => 'closed' === e.state.kind,
        f = { count: 0, refusals: 0, notBefore: 0 }
      class p {
        #o
        #l
        #d
        #h
        #n
        #a
        constructor(e) {
          ;(this.needsSignIn = !1),
            (this.sending = void 0),
            (this.#o = !1),
            (this.#l = !1),
            (this.#d = new Map()),
            (this.#h = () => {}),
            (this.#n = []),
            (this.#a = e),
            (0, l.l_)(this, {}, { autoBind: !0 })
          const { segments: t, surroundings: s, leadership: i, user: n } = e
          this.#n.push(
            i(`recording uploads ${n}`, this.lead),
            s.onChange(this.hurry),
            (0, l.mJ)(() => t.waiting.map(u.Vb).join(), this.pump),
          )
        }
        signedIn() {
          ;(this.needsSignIn = !1), this.hurry()
        }
        hurry() {
          for (const [e, t] of this.#d) this.#d.set(e, { ...t, notBefore: 0 })
          this.pump()
        }
        dispose() {
          for (const e of ((this.#l = !0), this.#h(), this.#n.splice(0))) e()
        }
        lead(e) {
          ;(this.#o = e), this.pump()
        }
        pump() {
          this.#h()
          const { surroundings: e } = this.#a
          if (!this.#o || this.#l || this.needsSignIn || this.sending || !e.isOnline()) return
          const t = e.now(),
            s = this.heads(),
            i = s.find((e) => this.trialOf(e).notBefore <= t)
          if (i) (this.sending = (0, u.Vb)(i)), this.bringAcross(i)
          else if (s.length > 0) {
            const i = Math.min(...s.map((e) => this.trialOf(e).notBefore))
            this.#h = e.later(this.pump, i - t)
          }
        }
        heads() {
          const e = this.#a.segments.waiting.filter(c)
          return e.filter(({ recording: t }, s) => e.findIndex((e) => e.recording === t) === s)
        }
        async bringAcross(e) {
          const { segments: t, send: s } = this.#a
          try {
            await t.settled()
            const i = await s(e)
            this.#d.delete((0, u.Vb)(e)), this.#l || t.arrived(e, i)
          } catch (t) {
            this.#l || this.failed(e, t)
          } finally {
            ;(0, l.h5)(() => {
              ;(this.sending = void 0), this.pump()
            })
          }
        }
        failed(e, t) {
          const { segments: s, surroundings: i } = this.#a
          if (t instanceof d.j$ && 'unauthorised' === t.kind) {
            this.needsSignIn = !0
            return
          }
          const { now: n, chance: r } = i,
            a = this.trialOf(e),
            o = a.count + 1,
            l = (0, h.A6)(t, n(), r()),
            c = 'refused' === l.type || 'outdated' === l.type ? a.refusals + 1 : a.refusals
          c >= 3
            ? (this.#d.delete((0, u.Vb)(e)), s.refused(e, t instanceof Error ? t.message : String(t)))
            : this.#d.set((0, u.Vb)(e), { count: o, refusals: c, notBefore: n() + (0, h.JN)(o, r()) })
        }
        trialOf(e) {
          return this.#d.get((0, u.Vb)(e)) ?? f
        }
      }
      var g = s(659),
        k = s(2056),
        m = s(7269)
      const w = g.Ikc({ fileName: g.YjP(), size: g.aig(), suffix: g.YjP(), fileUrl: g.YjP() })
      ;(0, m.T)({
        host: 'cm',
        method: 'POST',
        path: '/api/systemMgr/uploadImg',
        send: 'multipart',
        field: 'file',
        about: 'Uploads one photo.',
        request: g.Ikc({ file: g.NJF() }),
        response: w,
      }),
        (0, m.T)({
          host: 'crm',
          method: 'POST',
          path: '/upload-file?path=hd',
          send: 'multipart',
          field: 'files',
          about: 'Uploads one document.',
          request: g.Ikc({ file: g.NJF() }),
          response: w,
        })
      const b = (0, m.T)({
          host: 'file',
          method: 'POST',
          path: '/getToken',
          send: 'json',
          about: 'A token for one upload to the file host.',
          request: g.Ikc({}),
          response: g.Ikc({ token: g.YjP() }),
        }),
        v = (0, m.T)({
          host: 'file',
          method: 'POST',
          path: '/fdfs/upload',
          send: 'multipart',
          field: 'file',
          about: 'Uploads one recording; `token` comes from `POST file /getToken`.',
          request: g.Ikc({ file: g.NJF(), token: g.YjP() }),
          response: w,
        })
      var y = s(5598)
      const I = [
          [/webm/, 'webm'],
          [/mp4|m4a|aac/, 'm4a'],
          [/ogg/, 'ogg'],
          [/mpeg|mp3/, 'mp3'],
          [/wav/, 'wav'],
        ],
        V = { timeout: 'timeout', cancelled: 'cancelled', 'no-file': 'refused', 'no-method': 'refused' },
        T = g.Ikc({ response: g.Ikc({ code: g.FsL(g.KCZ([g.aig(), g.YjP()]), g.Roz()) }) }),
        q = (e, t) => new d.j$(e, t, { callId: v.id })
      function O({ user: e, http: t, host: s, identity: l, feedback: h }) {
        const c = (0, o.D)({ user: e, feedback: h }),
          f = (0, i.rJ)((e) => h.toast((0, a.Qq)(e))),
          m = new p({
            segments: c,
            user: e,
            send: (
              ({ http: e, host: t, identity: s }) =>
              async (i) => {
                const { audio: n } = i.state,
                  r = (0, u.Vb)(i)
                if (!n.file && !t.native) throw q('refused', 'the file is not on this device any more')
                const { token: a } = await e(b, {}, { background: !0 })
                if (n.file)
                  return e(
                    v,
                    {
                      file: (({ startedAt: e, position: t }, s) => {
                        let i,
                          n = `recording-${e}-${t}.${((i = s.type), I.find(([e]) => e.test(i))?.[1] ?? 'amr')}`
                        return new File([s], n, { type: s.type })
                      })(i, n.file),
                      token: a,
                    },
                    { background: !0, idempotencyKey: r },
                  )
                const { declaration: o } = v,
                  l = { identity: s(), environment: k.cA, declaration: o },
                  h = await t.upload({
                    path: n.path || n.localAudioId,
                    fileKey: o.field ?? 'file',
                    uploadUrl: new URL(y.b.file.base(l) + o.path, location.href).href,
                    headers: { ...y.b.file.headers(l), token: a, 'Idempotency-Key': r },
                  })
                if (h.ok) {
                  var c = h.data.response
                  try {
                    return v.response(c)
                  } catch (e) {
                    throw new d.j$('malformed', `${v.id}: the answer is no uploaded file`, { callId: v.id, cause: e })
                  }
                }
                const f = g.xLC(T, h.error.native)
                throw q(
                  f.success && 401 === f.output.response.code ? 'unauthorised' : (V[h.error.kind] ?? 'network'),
                  h.error.text,
                )
              }
            )({ http: t, host: s, identity: l }),
            surroundings: (0, n.r)(`recordings ${e}`),
            leadership: (0, r.VJ)(f),
          })
        return (
          c.recover(),
          {
            signedIn: m.signedIn,
            dispose() {
              m.dispose(), (0, o.B)(e)
            },
          }
        )
      }
    },
  },
])
