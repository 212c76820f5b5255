;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_public_demo_RecorderCard_tsx-src_ui_Notice_css'],
  {
    3550(e, t, s) {
      s.r(t), s.d(t, { default: () => ed })
      var i = s(1394),
        n = s(4602),
        r = s(5207),
        a = s(1992),
        d = s(9424),
        o = s(3155),
        l = s(7833)
      const h = () => ({ kind: 'starting', segment: 1 }),
        c = ({ segment: e }) => ({ kind: 'starting', segment: e }),
        u = (e) => (1 === e ? { kind: 'idle' } : { kind: 'done', segment: e }),
        p = (e, { segment: t }) => u(t),
        g = ({ segment: e }) => u(e),
        f = (e, t, s) => ({ kind: 'failed', segment: e, trouble: t, ...(void 0 === s ? {} : { canAskAgain: s }) }),
        m = ({ segment: e }, { left: t }) => ('nothing' === t ? e : e + 1),
        k = {
          started: ({ segment: e }) => ({ kind: 'recording', segment: e }),
          stop: ({ segment: e }) => ({ kind: 'stopping', segment: e }),
          ended: ({ segment: e }, { cut: t }) => ({ kind: t ? 'interrupted' : 'rotating', segment: e + 1 }),
          scrapped: ({ segment: e }) => f(e, 'failed'),
          broke(e, t) {
            const s = m(e, t)
            return 'interrupted' === t.why
              ? { kind: 'interrupted', segment: s }
              : 'cancelled' === t.why
                ? u(s)
                : f(s, t.why, t.canAskAgain)
          },
        },
        w = {
          idle: { start: h, reopen: p },
          starting: k,
          recording: { stop: k.stop, ended: k.ended, scrapped: k.scrapped, broke: k.broke },
          rotating: k,
          stopping: {
            ended: ({ segment: e }) => u(e + 1),
            scrapped: g,
            broke: (e, t) => ('lost' === t.left ? f(m(e, t), 'failed') : u(m(e, t))),
          },
          done: { start: h, resume: c, reopen: p },
          interrupted: { start: h, resume: c, stop: g, reopen: p },
          failed: { start: h, resume: c, stop: g, reopen: p },
        },
        v = ['starting', 'recording', 'rotating', 'stopping']
      var b = s(9348)
      const y = ['denied', 'not-supported', 'busy'],
        A = {
          denied: 'denied',
          'no-method': 'not-supported',
          busy: 'busy',
          interrupted: 'interrupted',
          cancelled: 'cancelled',
        },
        x = {
          [l.WE.recordingNotSupported]: 'not-supported',
          [l.WE.notSupported]: 'not-supported',
          interrupted: 'interrupted',
        }
      class j {
        #e
        #t
        #s
        #i
        #n
        #r
        constructor(e) {
          ;(this.state = { kind: 'idle' }),
            (this.recording = ''),
            (this.#e = 0),
            (this.openSince = void 0),
            (this.clock = 0),
            (this.#t = void 0),
            (this.#s = void 0),
            (this.#i = () => {}),
            (this.#n = new Set()),
            (this.#r = e),
            (0, d.l_)(this, { state: d.HT }, { autoBind: !0 })
        }
        get isLive() {
          return (({ kind: e }) => v.includes(e))(this.state)
        }
        get segments() {
          return this.#r.segments.of(this.recording).filter(({ state: e }) => 'open' !== e.kind)
        }
        get seconds() {
          return this.closedSeconds + this.openSeconds
        }
        get openSeconds() {
          return void 0 === this.openSince ? 0 : Math.max(0, this.clock - this.openSince) / 1e3
        }
        start() {
          this.hear({ type: 'start' }) && ((this.recording = (0, o.S)()), (this.#e = this.now()), this.begin())
        }
        resume() {
          this.hear({ type: 'resume' }) && this.begin()
        }
        async reopen(e) {
          const { segments: t } = this.#r
          await t.load()
          const s = t.of(e).slice(-1)[0]
          s &&
            this.hear({ type: 'reopen', segment: s.position + 1 }) &&
            (0, d.h5)(() => {
              ;(this.recording = e), (this.#e = s.startedAt)
            })
        }
        async stop() {
          if (this.hear({ type: 'stop' }) && this.isLive) {
            const e = this.#t
            ;(await this.#r.host.stopRecording()).ok || e?.abort()
          }
          await (0, d.z7)(() => !this.isLive)
        }
        sendAgain() {
          this.#r.segments.retry(this.recording)
        }
        dispose() {
          this.stop()
        }
        get closedSeconds() {
          return this.segments.reduce((e, t) => e + ((0, b.iI)(t)?.duration ?? 0), 0)
        }
        begin() {
          const { host: e, segments: t } = this.#r
          ;(this.#i = t.hold(this.recording)),
            e.keepScreenOn({ on: !0 }),
            this.tick(),
            (this.#s = setInterval(this.tick, 500)),
            this.next()
        }
        next() {
          if (!('segment' in this.state)) return
          const { host: e, segments: t } = this.#r,
            s = { recording: this.recording, position: this.state.segment }
          ;(this.#t = new AbortController()),
            (this.openSince = void 0),
            t.open({ ...s, startedAt: this.#e, from: this.closedSeconds }, { bySecond: !e.native })
          const i = (e) => {
              this.heard(1e3), t.addChunk(s, e)
            },
            n = e.startRecording({ maxDuration: 300 }, { signal: this.#t.signal, onChunk: i })
          e.native && this.heard(0), n.then((e) => this.ended(s, e))
        }
        heard(e) {
          this.isLive &&
            void 0 === this.openSince &&
            (this.tick(), (this.openSince = this.now() - e), this.hear({ type: 'started' }))
        }
        ended(e, t) {
          this.tick(),
            this.hear(t.ok ? this.keep(e, t.data) : this.breakOff(e, t.error)),
            (this.openSince = void 0),
            'rotating' === this.state.kind ? this.next() : this.finish()
        }
        keep(e, t) {
          const { segments: s } = this.#r,
            i = t.duration || Math.round(10 * this.openSeconds) / 10
          return i < 0.5 || this.#n.has(t.localAudioId)
            ? (s.discard(e), { type: 'scrapped' })
            : (this.#n.add(t.localAudioId),
              s.close(e, { ...t, duration: i }),
              { type: 'ended', cut: i < 298 && this.isHidden() })
        }
        breakOff(e, t) {
          const s = (({ kind: e, text: t }) => A[e] ?? x[t] ?? 'failed')(t),
            i = e.position > 1 && 'cancelled' !== s && this.isHidden() ? 'interrupted' : s,
            n = !y.includes(s) && this.openSeconds >= 0.5
          return {
            type: 'broke',
            why: i,
            left: this.#r.segments.giveUp(e, { hasRun: n }),
            ...(void 0 === t.canAskAgain ? {} : { canAskAgain: t.canAskAgain }),
          }
        }
        finish() {
          clearInterval(this.#s), (this.#t = void 0), this.#i(), this.#r.host.keepScreenOn({ on: !1 })
        }
        hear(e) {
          const { state: t } = this
          return (
            (0, d.h5)(() => {
              let s
              this.state = (s = w[t.kind][e.type]) ? s(t, e) : t
            }),
            this.state !== t
          )
        }
        tick() {
          this.clock = this.now()
        }
        isHidden() {
          return this.#r.isHidden?.() ?? 'hidden' === document.visibilityState
        }
        now() {
          return (this.#r.now ?? Date.now)()
        }
      }
      var _ = s(3548)
      class V {
        #a
        #d
        constructor(e) {
          ;(this.currentId = void 0),
            (this.failedId = void 0),
            (this.#a = 0),
            (this.#d = e),
            (0, d.l_)(this, {}, { autoBind: !0 })
        }
        mustDownload(e, t = e) {
          return 'browser' === this.#d.kind && ((0, _.u)(e) || (0, _.u)(t))
        }
        async play(e) {
          this.#a += 1
          const t = this.#a
          ;(this.currentId = e), (this.failedId = void 0)
          const s = () => this.over(t)
          ;(await this.#d.playAudio({ localAudioId: e }, { onEnd: s })).ok ||
            t !== this.#a ||
            (this.over(t),
            (0, d.h5)(() => {
              this.failedId = e
            }))
        }
        async stop() {
          const { currentId: e } = this
          void 0 !== e && ((this.#a += 1), (this.currentId = void 0), await this.#d.stopAudio({ localAudioId: e }))
        }
        async download(e) {
          return (await this.#d.downloadAudio({ localAudioId: e })).ok
        }
        dispose() {
          this.stop()
        }
        over(e) {
          e === this.#a && (this.currentId = void 0)
        }
      }
      var S = s(7140),
        I = s(8607),
        M = s(5103),
        N = s(2993)
      const H = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M176,16H80A24,24,0,0,0,56,40V216a24,24,0,0,0,24,24h96a24,24,0,0,0,24-24V40A24,24,0,0,0,176,16ZM80,32h96a8,8,0,0,1,8,8v8H72V40A8,8,0,0,1,80,32Zm96,192H80a8,8,0,0,1-8-8v-8H184v8A8,8,0,0,1,176,224Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M176,16H80A24,24,0,0,0,56,40V216a24,24,0,0,0,24,24h96a24,24,0,0,0,24-24V40A24,24,0,0,0,176,16ZM72,64H184V192H72Zm8-32h96a8,8,0,0,1,8,8v8H72V40A8,8,0,0,1,80,32Zm96,192H80a8,8,0,0,1-8-8v-8H184v8A8,8,0,0,1,176,224Z',
              }),
            ),
          ],
        ]),
        E = n.forwardRef((e, t) => n.createElement(N.A, { ref: t, ...e, weights: H }))
      E.displayName = 'DeviceMobileIcon'
      const P = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M224,144v64a8,8,0,0,1-8,8H40a8,8,0,0,1-8-8V144a8,8,0,0,1,16,0v56H208V144a8,8,0,0,1,16,0Zm-101.66,5.66a8,8,0,0,0,11.32,0l40-40A8,8,0,0,0,168,96H136V32a8,8,0,0,0-16,0V96H88a8,8,0,0,0-5.66,13.66Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M224,144v64a8,8,0,0,1-8,8H40a8,8,0,0,1-8-8V144a8,8,0,0,1,16,0v56H208V144a8,8,0,0,1,16,0Zm-101.66,5.66a8,8,0,0,0,11.32,0l40-40a8,8,0,0,0-11.32-11.32L136,124.69V32a8,8,0,0,0-16,0v92.69L93.66,98.34a8,8,0,0,0-11.32,11.32Z',
              }),
            ),
          ],
        ]),
        Z = n.forwardRef((e, t) => n.createElement(N.A, { ref: t, ...e, weights: P }))
      Z.displayName = 'DownloadSimpleIcon'
      var z = s(4852)
      const $ = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M216,56V200a16,16,0,0,1-16,16H56a16,16,0,0,1-16-16V56A16,16,0,0,1,56,40H200A16,16,0,0,1,216,56Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M200,40H56A16,16,0,0,0,40,56V200a16,16,0,0,0,16,16H200a16,16,0,0,0,16-16V56A16,16,0,0,0,200,40Zm0,160H56V56H200V200Z',
              }),
            ),
          ],
        ]),
        C = n.forwardRef((e, t) => n.createElement(N.A, { ref: t, ...e, weights: $ }))
      C.displayName = 'StopIcon'
      var L = s(1892),
        q = s(6448),
        F = s(5018),
        Y = s(2509)
      const R = {
          closed: { words: 'recording.closed', Icon: E },
          uploaded: { words: 'recording.uploaded', Icon: M.r },
          refused: { words: 'recording.refused', Icon: L.t },
          lost: { words: 'recording.lostPart', Icon: L.t },
        },
        O = (0, S.PA)(({ recorder: e, player: t, t: s }) => {
          const { segments: n } = e
          if (0 === n.length) return null
          const r = n.some(({ state: e }) => 'refused' === e.kind)
          return (0, i.jsxs)(i.Fragment, {
            children: [
              (0, i.jsx)('ol', {
                className: 'rec__parts',
                'aria-label': s('recording.parts'),
                children: n.map((e) => (0, i.jsx)(D, { segment: e, player: t, t: s }, e.position)),
              }),
              r
                ? (0, i.jsx)('div', {
                    className: 'rec__acts',
                    children: (0, i.jsx)(F.$, {
                      variant: 'soft',
                      size: 'small',
                      onPress: e.sendAgain,
                      children: s('recording.sendAgain'),
                    }),
                  })
                : null,
            ],
          })
        }),
        D = (0, S.PA)(({ segment: e, player: t, t: s }) => {
          const { position: n, state: r } = e
          if ('open' === r.kind) return null
          const a = (0, b.LC)(e),
            d = (0, b.iI)(e),
            { words: o, Icon: l } = R[r.kind]
          return (0, i.jsxs)('li', {
            className: 'rec__part',
            'data-state': r.kind,
            children: [
              a
                ? (0, i.jsx)(T, { id: a, name: d?.path ?? a, part: n, player: t, t: s })
                : (0, i.jsx)('span', { className: 'rec__gap' }),
              (0, i.jsxs)('span', {
                className: 'rec__name',
                children: [
                  s('recording.part', { part: n }),
                  d ? (0, i.jsxs)('span', { className: 'unit num', children: [' ', (0, q.Y)(d.duration)] }) : null,
                ],
              }),
              (0, i.jsxs)('span', {
                className: 'rec__fate',
                children: [
                  (0, i.jsx)(l, { 'aria-hidden': 'true' }),
                  s(void 0 !== t.failedId && t.failedId === a ? 'recording.cannotPlay' : o),
                ],
              }),
            ],
          })
        }),
        T = (0, S.PA)(({ id: e, name: t, part: s, player: n, t: r }) => {
          if (n.mustDownload(e, t))
            return (0, i.jsx)(Y.K, {
              label: r('recording.download', { part: s }),
              tone: 'brand',
              onPress: () => void n.download(e),
              children: (0, i.jsx)(Z, { 'aria-hidden': 'true' }),
            })
          const a = n.currentId === e
          return (0, i.jsx)(Y.K, {
            label: r(a ? 'recording.stopPlaying' : 'recording.play', { part: s }),
            tone: 'brand',
            onPress: () => void (a ? n.stop() : n.play(e)),
            children: a
              ? (0, i.jsx)(C, { weight: 'fill', 'aria-hidden': 'true' })
              : (0, i.jsx)(z.j, { weight: 'fill', 'aria-hidden': 'true' }),
          })
        }),
        U = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M80,128V64a48,48,0,0,1,96,0v64a48,48,0,0,1-96,0Zm128,0a8,8,0,0,0-16,0,64,64,0,0,1-128,0,8,8,0,0,0-16,0,80.11,80.11,0,0,0,72,79.6V240a8,8,0,0,0,16,0V207.6A80.11,80.11,0,0,0,208,128Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M128,176a48.05,48.05,0,0,0,48-48V64a48,48,0,0,0-96,0v64A48.05,48.05,0,0,0,128,176ZM96,64a32,32,0,0,1,64,0v64a32,32,0,0,1-64,0Zm40,143.6V240a8,8,0,0,1-16,0V207.6A80.11,80.11,0,0,1,48,128a8,8,0,0,1,16,0,64,64,0,0,0,128,0,8,8,0,0,1,16,0A80.11,80.11,0,0,1,136,207.6Z',
              }),
            ),
          ],
        ]),
        K = n.forwardRef((e, t) => n.createElement(N.A, { ref: t, ...e, weights: U }))
      K.displayName = 'MicrophoneIcon'
      var W = s(3604)
      const B = {
          idle: 'recording.idle',
          starting: 'recording.starting',
          recording: 'recording.running',
          rotating: 'recording.running',
          stopping: 'recording.stopping',
          done: 'recording.done',
          interrupted: 'recording.done',
          failed: 'recording.done',
        },
        G = (0, S.PA)(({ recorder: e, t }) => {
          const { state: s, isLive: n, seconds: r } = e,
            a = 'segment' in s ? s.segment : 1,
            d = 'recording' === s.kind || 'rotating' === s.kind,
            o = e.segments.length > 0 || n ? B[s.kind] : B.idle
          return (0, i.jsxs)('div', {
            className: 'rec__top',
            children: [
              (0, i.jsx)('span', { className: (0, W.L)('rec__dot', d && 'rec__dot--on'), 'aria-hidden': 'true' }),
              (0, i.jsx)('b', { className: 'rec__time num', role: 'timer', children: (0, q.Y)(r) }),
              (0, i.jsxs)('span', {
                className: 'rec__main',
                children: [
                  (0, i.jsx)('span', { className: 'rec__state', role: 'status', children: t(o, { part: a }) }),
                  n ? (0, i.jsx)(Q, { recorder: e, t: t }) : null,
                ],
              }),
              n
                ? (0, i.jsx)('button', {
                    type: 'button',
                    className: 'rec__stop',
                    'aria-label': t('recording.stop'),
                    disabled: 'stopping' === s.kind,
                    onClick: () => void e.stop(),
                    children: (0, i.jsx)(C, { weight: 'fill', 'aria-hidden': 'true' }),
                  })
                : (0, i.jsx)(J, { recorder: e, t: t }),
            ],
          })
        })
      function J({ recorder: e, t }) {
        if ('interrupted' === e.state.kind || 'failed' === e.state.kind) return null
        const s = 'done' === e.state.kind
        return (0, i.jsx)(F.$, {
          variant: 'soft',
          size: 'small',
          icon: (0, i.jsx)(K, { 'aria-hidden': 'true' }),
          onPress: s ? e.resume : e.start,
          children: t(s ? 'recording.resume' : 'recording.start'),
        })
      }
      const Q = (0, S.PA)(({ recorder: e, t }) => {
        const s = Math.min(1, e.openSeconds / 300),
          n = t('recording.progress', { time: (0, q.Y)(e.openSeconds), of: (0, q.Y)(300) })
        return (0, i.jsx)('span', {
          className: 'rec__meter',
          role: 'progressbar',
          'aria-label': n,
          'aria-valuemin': 0,
          'aria-valuemax': 300,
          'aria-valuenow': Math.floor(e.openSeconds),
          children: (0, i.jsx)('i', { style: { transform: `scaleX(${s})` } }),
        })
      })
      var X = s(4804)
      const ee = (0, S.PA)(({ recorder: e, onType: t, onSettings: s, t: n }) => {
          const { state: r } = e
          if ('interrupted' !== r.kind && 'failed' !== r.kind) return null
          const a = e.segments.length > 0,
            d = 'failed' === r.kind && ('not-supported' === r.trouble || !1 === r.canAskAgain),
            o = { type: 'failed' === r.kind && t, settings: et(r) && s }
          return (0, i.jsxs)('div', {
            className: 'rec__note',
            children: [
              (0, i.jsx)(X.$, {
                tone: 'warn',
                role: 'alert',
                children: n(
                  'interrupted' === r.kind
                    ? 'recording.interrupted'
                    : (({ trouble: e, canAskAgain: t }, s) =>
                        'denied' === e
                          ? !1 === t
                            ? 'recording.denied'
                            : 'recording.deniedAsk'
                          : 'failed' === e
                            ? s
                              ? 'recording.failed'
                              : 'recording.nothing'
                            : `recording.${e}`)(r, a),
                ),
              }),
              (0, i.jsxs)('div', {
                className: 'rec__acts',
                children: [
                  d
                    ? null
                    : (0, i.jsx)(F.$, {
                        variant: 'brand',
                        size: 'small',
                        onPress: e.resume,
                        children: n(a ? 'recording.resume' : 'recording.tryAgain'),
                      }),
                  o.settings
                    ? (0, i.jsx)(F.$, {
                        variant: 'soft',
                        size: 'small',
                        onPress: o.settings,
                        children: n('recording.settings'),
                      })
                    : null,
                  o.type
                    ? (0, i.jsx)(F.$, {
                        variant: 'soft',
                        size: 'small',
                        onPress: o.type,
                        children: n('recording.type'),
                      })
                    : null,
                  a
                    ? (0, i.jsx)(F.$, {
                        variant: 'plain',
                        size: 'small',
                        onPress: e.stop,
                        children: n('recording.finish'),
                      })
                    : null,
                ],
              }),
            ],
          })
        }),
        et = (e) => 'failed' === e.kind && 'denied' === e.trouble
      var es = s(1613),
        ei = s(9761)
      const en = (0, S.PA)((e) => {
        const { recorder: t, player: s } = e,
          r = (() => {
            const [e, t] = (0, n.useState)(!1),
              s = (0, ei.fL)('host')
            return (
              (0, n.useEffect)(() => {
                let e = !1
                return (
                  (0, es.hostText)()
                    .catch((e) => console.warn('recording: the texts could not be loaded', e))
                    .finally(() => {
                      e || t(!0)
                    }),
                  () => {
                    e = !0
                  }
                )
              }, []),
              e ? s : void 0
            )
          })()
        return r
          ? (0, i.jsxs)('fieldset', {
              className: 'rec',
              'aria-label': r('recording.name'),
              children: [
                (0, i.jsx)(G, { recorder: t, t: r }),
                (0, i.jsx)(ee, { ...e, t: r }),
                (0, i.jsx)(O, { recorder: t, player: s, t: r }),
              ],
            })
          : (0, i.jsx)(I.fh, { count: 2 })
      })
      var er = s(2920),
        ea = s(6057)
      function ed() {
        const e = (0, ea.M)(),
          {
            recorder: t,
            player: s,
            openSettings: d,
          } = (() => {
            const { host: e, session: t, feedback: s, uploadRecordings: i } = (0, r.zi)(),
              [d] = (0, n.useState)(() => ({
                recorder: new j({ host: e, segments: (0, a.D)({ user: t.loginName, feedback: s }) }),
                player: new V(e),
                openSettings: () => void e.openSettings({ page: 'app' }),
              }))
            return (
              (0, n.useEffect)(i, [i]),
              (0, n.useEffect)(
                () => () => {
                  d.recorder.dispose(), d.player.dispose()
                },
                [d],
              ),
              d
            )
          })()
        return (0, i.jsx)(er.Z, {
          title: e('recorder'),
          pad: !0,
          children: (0, i.jsx)(en, { recorder: t, player: s, onSettings: d }),
        })
      }
    },
    3548(e, t, s) {
      const i = /\.amr(?:$|[?#])/i
      s.d(t, {}, { u: (e) => i.test(e) })
    },
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
      s.d(t, { B: () => y, D: () => b })
      var i = s(9021),
        n = s(3511),
        r = s(2489),
        a = s(3189),
        d = s(1613),
        o = s(69),
        l = s(6448),
        h = s(9424),
        c = s(3654),
        u = s(659),
        p = s(9348)
      const g = 'segments',
        f = (e) => String(e).padStart(5, '0')
      class m {
        constructor(e, t) {
          ;(this.database = e), (this.user = t)
        }
        async load() {
          const e = [],
            t = new Map()
          for (const { key: s, value: i } of await this.database.all(g, [this.user])) {
            const [, n = '', r = '', a] = s,
              d = { recording: n, position: Number(r) }
            if (void 0 !== a) {
              i instanceof Blob && t.set((0, p.Vb)(d), [...(t.get((0, p.Vb)(d)) ?? []), i])
              continue
            }
            const o = u.xLC(p.aT, i)
            o.success
              ? e.push({ ...d, ...o.output })
              : console.warn('recording: a stored segment cannot be read and stays where it is', o.issues[0].message)
          }
          return { segments: e, chunks: t }
        }
        put({ recording: e, position: t, ...s }) {
          return this.database.put(g, this.key({ recording: e, position: t }), s)
        }
        async replace(e, t) {
          const { recording: s, position: i, ...n } = e
          await this.database.update(g, this.key({ recording: s, position: i }), (e) => {
            const s = u.xLC(p.aT, e)
            return s.success && s.output.state.kind === t ? n : e
          })
        }
        putChunk(e, t, s) {
          return this.database.put(g, [...this.key(e), f(t)], s)
        }
        async removeChunks(e) {
          for (const { key: t } of await this.database.all(g, this.key(e)))
            t.length > this.key(e).length && (await this.database.delete(g, t))
        }
        async remove(e) {
          await this.removeChunks(e), await this.database.delete(g, this.key(e))
        }
        key({ recording: e, position: t }) {
          return [this.user, e, f(t)]
        }
      }
      class k {
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
        #o
        #l
        #h
        #c
        #u
        #p
        #r
        constructor(e) {
          ;(this.segments = h.sH.map([], { deep: !1 })),
            (this.#l = new Map()),
            (this.#h = new k()),
            (this.#c = new Set()),
            (this.#u = []),
            (this.#p = !1),
            (this.lockOf = (e) => `recording ${this.#r.user} ${e}`),
            (this.#r = e),
            (this.#o = new m(e.database, e.user)),
            (0, h.l_)(this, {}, { autoBind: !0 }),
            this.#u.push(e.tabs.listen(() => void this.load()))
        }
        get waiting() {
          return [...this.segments.values()].filter(({ state: e }) => 'closed' === e.kind).sort(p.al)
        }
        of(e) {
          return [...this.segments.values()].filter((t) => t.recording === e).sort(p.al)
        }
        hold(e) {
          this.#c.add(e)
          const t = this.#r.leadership(this.lockOf(e), () => void 0)
          return () => {
            this.settled().then(() => {
              this.#c.delete(e), t()
            })
          }
        }
        open(e, { bySecond: t }) {
          this.#l.set((0, p.Vb)(e), []), this.set({ ...e, state: { kind: 'open', bySecond: t } })
        }
        addChunk(e, t) {
          const s = this.#l.get((0, p.Vb)(e))
          if (!s) return
          const i = s.push(t)
          this.#h.write((0, p.Vb)(e), async () => this.watch(await this.#o.putChunk(e, i, t)))
        }
        close(e, t) {
          this.change(e, { kind: 'closed', audio: t })
        }
        discard(e) {
          this.forget(e), this.#h.write((0, p.Vb)(e), () => this.#o.remove(e))
        }
        giveUp(e, { hasRun: t }, s = this.#l.get((0, p.Vb)(e)) ?? []) {
          if (s.length > 0) {
            const t = new Blob([...s], { type: s[0]?.type ?? '' }),
              i = (0, c._2)(t)
            return (this.close(e, { localAudioId: i, path: i, duration: s.length, size: t.size, file: t }), 'saved')
          }
          if (!t) return (this.discard(e), 'nothing')
          this.change(e, { kind: 'lost' })
          const i = this.segments.get((0, p.Vb)(e))
          return (i && this.#r.onLost(i), 'lost')
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
          return this.#h.run(async () => this.show(await this.#o.load()))
        }
        async recover() {
          for (const e of (await this.load(),
          new Set([...this.segments.values()].filter(({ state: e }) => 'open' === e.kind).map((e) => e.recording)))) {
            if (this.#c.has(e)) continue
            let t = () => {}
            ;(t = this.#r.leadership(this.lockOf(e), (s) => {
              s && this.reap(e).finally(() => t())
            })),
              this.#u.push(t)
          }
        }
        settled() {
          return this.#h.settled()
        }
        dispose() {
          for (const e of this.#u.splice(0)) e()
        }
        async reap(e) {
          await this.#h.run(async () => {
            const t = await this.#o.load()
            for (const s of (this.show(t), this.of(e))) {
              if ('open' !== s.state.kind) continue
              const e = !s.state.bySecond
              this.giveUp(s, { hasRun: e }, [...(t.chunks.get((0, p.Vb)(s)) ?? [])])
            }
          }),
            await this.settled()
        }
        show({ segments: e, chunks: t }) {
          const s = new Map(e.map((e) => [(0, p.Vb)(e), e]))
          for (const e of ((0, h.h5)(() => {
            for (const [e, t] of this.segments) s.has(e) || this.#h.isWriting(e) || this.forget(t)
            for (const [e, t] of s)
              this.segments.get(e)?.state.kind === t.state.kind ||
                this.#h.isWriting(e) ||
                this.segments.set(
                  e,
                  ((e, t) => {
                    const { state: s } = e
                    if (!('audio' in s) || !s.audio.path.startsWith('blob:')) return e
                    const i = t && (0, p.iI)(t),
                      n = i?.file ?? s.audio.file,
                      r = i?.file ? i.path : n ? (0, c._2)(n) : '',
                      a = { ...s.audio, localAudioId: r, path: r, ...(n ? { file: n } : {}) }
                    return { ...e, state: { ...s, audio: a } }
                  })(t, this.segments.get(e)),
                )
          }),
          t.keys())) {
            const t = s.get(e)
            t &&
              'open' !== t.state.kind &&
              !this.#h.isWriting(e) &&
              this.#h.write((0, p.Vb)(t), () => this.#o.removeChunks(t))
          }
        }
        set(e) {
          ;(0, h.h5)(() => this.segments.set((0, p.Vb)(e), e)),
            this.#h.write((0, p.Vb)(e), async () => {
              this.watch(await this.#o.put(e)), this.#r.tabs.tell('changed')
            })
        }
        change(e, t) {
          const s = this.segments.get((0, p.Vb)(e))
          s &&
            (this.#l.delete((0, p.Vb)(e)),
            this.set({ ...s, state: t }),
            'open' === s.state.kind && this.#h.write((0, p.Vb)(e), () => this.#o.removeChunks(e)))
        }
        resolve(e, t) {
          const s = this.segments.get((0, p.Vb)(e))
          if (s?.state.kind !== 'closed') return
          const i = t(s.state.audio)
          ;(0, h.h5)(() => this.segments.set((0, p.Vb)(e), { ...s, state: i }))
          const { file: n, ...r } = i.audio,
            a = 'uploaded' === i.kind ? { ...i, audio: r } : i
          this.#h.write((0, p.Vb)(e), async () => {
            await this.#o.replace({ ...s, state: a }, 'closed'), this.#r.tabs.tell('changed')
          })
        }
        forget(e) {
          const t = (0, p.Vb)(e),
            s = this.segments.get(t),
            i = s && (0, p.iI)(s)
          i?.file && (0, c.Ko)(i.path), this.#l.delete(t), (0, h.h5)(() => this.segments.delete(t))
        }
        watch(e) {
          'full' !== e || this.#p || ((this.#p = !0), this.#r.onNotKept())
        }
      }
      const v = new Map()
      function b({ user: e, feedback: t }) {
        const s = v.get(e)
        if (s) return s
        const h = (e) => {
            ;(0, d.hostText)()
              .then(e)
              .catch((e) => console.warn('recording: the texts could not be loaded', e))
          },
          c = (0, n.rJ)((e) => t.toast((0, o.Qq)(e))),
          u = new w({
            database: c,
            user: e,
            leadership: (0, r.VJ)(c),
            tabs: (0, a.r)(`recordings ${e}`).tabs,
            onLost: (e) =>
              h(
                (s) =>
                  void t.ask({
                    title: s('recording.lostTitle'),
                    text: ((e, { startedAt: t, from: s }) => {
                      const n = (0, i.K9)(new Date(t), (0, o.aS)())
                      return 0 === s
                        ? e('recording.lostWhole', { time: n })
                        : e('recording.lost', { time: n, from: (0, l.Y)(s) })
                    })(s, e),
                  }),
              ),
            onNotKept: () => h((e) => t.toast(e('recording.notKept'))),
          })
        return (v.set(e, u), u)
      }
      function y(e) {
        v.get(e)?.dispose(), v.delete(e)
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
  },
])
