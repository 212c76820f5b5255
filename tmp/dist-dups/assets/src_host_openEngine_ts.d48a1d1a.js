;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_host_openEngine_ts'],
  {
    643(e, t, i) {
      i.d(t, {}, { E5: class extends Error {}, JO: class extends Error {}, cw: class extends Error {} })
    },
    4404(e, t, i) {
      var n = i(659)
      const s = 1e4,
        a = (e = s) => ({ by: 'timer', after: e }),
        r = n.NpB(n.Ikc({}), {}),
        o = n.FsL(n.YjP(), n.Bqr(), n.hq()),
        l = n.FsL(
          n.L5J(),
          n.pdi(() => null),
        ),
        c = { settling: a(), request: r, answer: l },
        d = {
          getLoginInfo: { settling: a(8e3), request: r, answer: n.L5J(), sameForAll: !0 },
          showNativeMessage: { settling: a(), request: n.Ikc({ text: o }), answer: l },
          hideStatusBar: c,
          returnToNativeApp: c,
          openNativeMainPage: c,
          closeWebView: c,
        }
      i.d(t, {}, { E7: d, O1: a, Qq: o, Vw: l, s6: r })
    },
    979(e, t, i) {
      i.d(
        t,
        {},
        {
          s: ({ document: e }, t, i = '', n) => {
            const s = e.createElement('a')
            ;(s.href = t),
              (s.target = i),
              (s.rel = 'noopener noreferrer'),
              (s.hidden = !0),
              void 0 !== n && (s.download = n),
              e.body.append(s),
              s.click(),
              s.remove()
          },
        },
      )
    },
    621(e, t, i) {
      i.d(t, { openEngine: () => Q })
      var n = i(6655),
        s = i(979),
        a = i(7833),
        r = i(659),
        o = i(9022),
        l = i(9435),
        c = i(8181)
      const d = ['cancelled', 'interrupted', 'no-file'],
        u = r.Ikc({ errorCode: r.FsL(r.KCZ([r.aig(), r.YjP()]), r.Roz()) }),
        h = {
          pickContact: async (e, { tell: t, text: i }) => t(await i('call.contactFailed')),
          takePhoto({ native: e, text: t }, { tell: i }) {
            void 0 !== e && i(t)
          },
          startRecording({ native: e }, { call: t }) {
            const i = r.xLC(u, e)
            i.success && c.oR.includes(i.output.errorCode) && t('requestPermission', { permission: c.kK })
          },
        }
      var p = i(3265)
      const w = { success: 0, failure: -1, noFile: -2, noMethod: 404 },
        f = r.FsL(r.KCZ([r.aig(), r.FsL(r.YjP(), r.yGV(/^-?\d+$/))]), r.Roz(), r.ndf()),
        g = r.NpB(r.lqM(r.FsL(r.KCZ([r.YjP(), r.aig()]), r.pdi(String)), ''), ''),
        v = {
          message: r.lqM(g),
          msg: r.lqM(g),
          data: r.lqM(r.L5J()),
          result: r.lqM(r.L5J()),
          reason: r.lqM(r.KIO(['cancelled', 'denied'])),
          canAskAgain: r.lqM(r.zMY()),
        },
        y = r.KCZ([
          r.Ikc({ ...v, code: r.FsL(f, r.KIO([w.failure, w.noFile, w.noMethod])) }),
          r.Ikc({ ...v, code: r.FsL(f, r.Uq6(w.success)), data: r.L5J() }),
          r.FsL(
            r.rej({ ...v, code: f }),
            r.z6Y((e) => Object.keys(e).length > 1),
          ),
        ]),
        m = r.Ikc({ errorCode: r.FsL(f, r.Jbn(0)), errorMsg: g })
      function b(e) {
        const t = (0, p.D)(e),
          i = r.xLC(r.FsL(r.aig(), r.KIO(Object.values(w))), t)
        if (i.success) return E(i.output, '', { data: void 0 })
        if (t === a.WE.fail) return (0, a.tB)('host', a.WE.fail)
        const n = r.xLC(m, t)
        if (n.success) {
          const { errorCode: e, errorMsg: i } = n.output,
            s = c.oR.includes(e) ? 'denied' : 'host'
          return (0, a.tB)(s, i || a.WE.fail, { native: t })
        }
        const s = r.xLC(y, t)
        if (!s.success) return { ok: !0, data: t }
        const { code: o, message: l, msg: d, data: u, result: h, reason: f, canAskAgain: g } = s.output
        return E(o, l || d || '', { data: (0, p.D)(u ?? h), reason: f, canAskAgain: g, native: t })
      }
      function k(e) {
        const t = (0, p.D)(e)
        if ('string' == typeof t) return (0, a.tB)('host', t || a.WE.fail)
        const i = b('object' == typeof t && null !== t ? { code: w.failure, ...t } : t)
        return i.ok ? (0, a.tB)('host', a.WE.fail, { native: t }) : i
      }
      function E(e, t, { data: i, reason: n, canAskAgain: s, native: r }) {
        return e === w.success
          ? { ok: !0, data: i }
          : e === w.noFile
            ? (0, a.tB)('no-file', t || a.WE.noFile, { native: r })
            : e === w.noMethod
              ? (0, a.tB)('no-method', t || a.WE.noMethod, { native: r })
              : (0, a.tB)(n ?? 'host', t || a.WE.fail, { native: r, ...('denied' === n && { canAskAgain: s ?? !0 }) })
      }
      class L {
        constructor(e, t, i) {
          ;(this.settling = e),
            (this.document = t),
            (this.signal = i),
            (this.isAnswered = !1),
            (this.settle = () => void 0),
            (this.isOver = !1),
            (this.timer = void 0),
            (this.wasHidden = !1),
            (this.cancel = () => this.end((0, a.tB)('cancelled', a.WE.cancelled))),
            (this.watch = () => {
              'hidden' === this.document.visibilityState
                ? ((this.wasHidden = !0), clearTimeout(this.timer))
                : this.wasHidden && this.wait(3e3, 'interrupted')
            }),
            (this.result = new Promise((e) => {
              this.settle = e
            })),
            i?.addEventListener('abort', this.cancel),
            i?.aborted && this.cancel()
        }
        begin() {
          if (this.isOver) return
          const { settling: e, document: t } = this
          'timer' === e.by ? this.wait(e.after) : 'person' !== e.by && this.wait(e.after()),
            (this.wasHidden = 'hidden' === t.visibilityState),
            'person' === e.by && t.addEventListener('visibilitychange', this.watch)
        }
        progress() {
          this.isOver || 'progress' !== this.settling.by || this.wait(this.settling.after())
        }
        doubtful() {
          this.isOver || 'person' !== this.settling.by || this.wait(1e4, 'interrupted')
        }
        answer(e) {
          ;(this.isAnswered = !0), this.end(e)
        }
        end(e) {
          this.isOver ||
            ((this.isOver = !0),
            clearTimeout(this.timer),
            this.signal?.removeEventListener('abort', this.cancel),
            this.document.removeEventListener('visibilitychange', this.watch),
            this.settle(e))
        }
        wait(e, t = 'timeout') {
          clearTimeout(this.timer), (this.timer = setTimeout(() => this.end((0, a.tB)(t, a.WE.fail)), e))
        }
      }
      const C = (e, t) => ({ way: 'sdk', plugin: e, action: t }),
        B = (e) => (e ? { way: 'native', reply: e } : { way: 'native' }),
        P = { way: 'web' },
        I = { way: 'none' },
        M = {
          getLocation: B('getQDLocationInfo'),
          selectFile: B(),
          upload: B('goUpload'),
          multiUpload: B('goMultiUpload'),
          playAudio: B(),
          stopAudio: B(),
          downloadAudio: B(),
          addContact: B('addContact'),
          requestPermission: B(),
          getUserInfo: P,
          playVideo: I,
          returnToNativeApp: B(),
          openNativeMainPage: B(),
        },
        W = {
          'messaging-app': {
            ...M,
            getLoginInfo: B('getLoginInfo'),
            pickPhoto: C('media', 'chooseImage'),
            takePhoto: C('media', 'chooseImage'),
            startRecording: B('goRecord'),
            stopRecording: { way: 'native', joins: 'goRecord' },
            scanCode: C('scan', 'code'),
            scanCard: C('scan', 'card'),
            pickContact: C('contact', 'choose'),
            copyText: C('device', 'copyText'),
            keepScreenOn: C('device', 'keepScreenOn'),
            openSettings: C('device', 'openSettings'),
            getAppInfo: C('device', 'getAppInfo'),
            getStatusBarHeight: C('device', 'getStatusBarHeight'),
            sendChannelMessage: C('device', 'sendChannelMessage'),
            share: C('share', 'share'),
            previewFile: C('view', 'previewFile'),
            openWebView: C('view', 'openWebView'),
            closeWebView: C('view', 'close'),
            showNativeMessage: I,
            hideStatusBar: I,
          },
          partner: {
            ...M,
            getLoginInfo: I,
            pickPhoto: B('goPhotoLibrary'),
            takePhoto: B('goPhoto'),
            startRecording: { way: 'native', reply: 'goRecord', absent: a.WE.recordingNotSupported },
            stopRecording: { way: 'native', joins: 'goRecord', absent: a.WE.notSupported },
            scanCode: B('scanResult'),
            scanCard: B('scanResult'),
            pickContact: B('chooseContact'),
            copyText: B(),
            keepScreenOn: B(),
            openSettings: B(),
            getAppInfo: B(),
            getStatusBarHeight: B(),
            sendChannelMessage: B(),
            share: B(),
            previewFile: B(),
            openWebView: B(),
            closeWebView: B(),
            showNativeMessage: B(),
            hideStatusBar: B(),
          },
          browser: {
            getLoginInfo: I,
            pickPhoto: P,
            takePhoto: P,
            getLocation: P,
            selectFile: P,
            upload: P,
            multiUpload: P,
            startRecording: P,
            stopRecording: P,
            playAudio: P,
            stopAudio: P,
            downloadAudio: P,
            scanCode: P,
            scanCard: I,
            pickContact: P,
            addContact: I,
            copyText: P,
            share: P,
            previewFile: P,
            openSettings: P,
            keepScreenOn: P,
            getAppInfo: P,
            getStatusBarHeight: P,
            sendChannelMessage: P,
            openWebView: P,
            requestPermission: P,
            getUserInfo: P,
            playVideo: P,
            showNativeMessage: I,
            hideStatusBar: I,
            returnToNativeApp: I,
            openNativeMainPage: I,
            closeWebView: I,
          },
        }
      var F = i(1641)
      class x {
        constructor({ note: e, now: t = Date.now }) {
          ;(this.waiting = []),
            (this.idlers = []),
            (this.starters = []),
            (this.current = void 0),
            (this.doubtUntil = void 0),
            (this.tombstones = []),
            (this.quietUntil = 0),
            (this.note = e),
            (this.now = t)
        }
        idle() {
          return this.isBusy ? new Promise((e) => this.idlers.push(e)) : Promise.resolve()
        }
        started() {
          return this.waiting.length > 0 ? new Promise((e) => this.starters.push(e)) : Promise.resolve()
        }
        get isBusy() {
          return void 0 !== this.current || this.waiting.length > 0
        }
        enter(e) {
          this.waiting.push(e), this.next()
        }
        leave(e, t) {
          const i = this.waiting.indexOf(e)
          i >= 0 && this.waiting.splice(i, 1),
            this.current === e &&
              ((this.current = void 0),
              t
                ? (this.quietUntil = this.now() + 50)
                : this.tombstones.push({ until: this.doubtUntil ?? this.now() + 3e4, isEarlier: !1 }),
              this.next())
        }
        expectEarlier(e) {
          e < 3e4 && this.tombstones.unshift({ until: this.now() + 3e4 - e, isEarlier: !0 })
        }
        answer(e) {
          this.tombstones = this.tombstones.filter(({ until: e }) => e > this.now())
          const [t] = this.tombstones
          return t && !this.current?.takesAny
            ? (this.tombstones.shift(),
              this.current && (this.doubtUntil = t.until),
              this.current?.doubtful(),
              t.isEarlier || this.note('late'),
              !t.isEarlier)
            : this.current
              ? (this.current.answer(e), !0)
              : !(this.now() >= this.quietUntil) && (this.note('twice'), !0)
        }
        next() {
          const e = this.quietUntil - this.now()
          if (e > 0) return void setTimeout(() => this.next(), e)
          if (!this.current) {
            if (
              ((this.current = this.waiting.shift()),
              (this.doubtUntil = void 0),
              this.current?.start(),
              0 === this.waiting.length)
            )
              for (const e of this.starters.splice(0)) e()
            if (!this.current) for (const e of this.idlers.splice(0)) e()
          }
        }
      }
      const O = 'host.flights',
        S = r.FsL(r.YjP(), r.qFJ(), r.g1P(r.YjP(), r.aig())),
        A = r.FsL(
          r.KCZ([
            r.aig(),
            r.YjP(),
            r.FsL(
              r.Ikc({ progress: r.KCZ([r.aig(), r.YjP()]) }),
              r.pdi(({ progress: e }) => e),
            ),
          ]),
          r.pdi((e) => Math.round(Number.parseFloat(String(e)))),
          r.Wwf(0),
          r.cGV(100),
        ),
        _ = r.KCZ([r.euz('ended'), r.Ikc({ event: r.euz('ended') })]),
        q = {
          field: 'callback',
          outlives: !1,
          hear(e, { onProgress: t }, i) {
            i.progress()
            const n = r.xLC(A, (0, p.D)(e))
            n.success && t?.(n.output)
          },
        },
        $ = {
          upload: q,
          multiUpload: q,
          playAudio: {
            field: 'playListener',
            outlives: !0,
            hear(e, { onEnd: t }) {
              r.is(_, (0, p.D)(e)) && t?.()
            },
          },
        },
        j = (e) => (('object' == typeof e || 'function' == typeof e) && null !== e ? e : void 0)
      function R(e, t, i, n) {
        if ('ios' === t) {
          const t = j(e.webkit?.messageHandlers)
          if (!t) return 'not-ready'
          const s = j(t[i])
          return 'function' != typeof s?.postMessage ? 'absent' : (s.postMessage(n), 'posted')
        }
        const s = j(e.GreatGasBridge)
        if (!s) return 'not-ready'
        const a = s[i]
        return 'function' != typeof a ? 'absent' : (a.call(s, JSON.stringify(n)), 'posted')
      }
      let D = Date.now() % 1e9
      function T(e, t) {
        D += 1
        const i = `__hb${D}`
        return (
          (e[i] = t),
          {
            name: i,
            remove() {
              ;(e[i] = () => void 0), setTimeout(() => delete e[i], 3e4)
            },
          }
        )
      }
      var U = i(643)
      function N(e, t) {
        const i = b(t)
        if (!i.ok) return i
        try {
          const t = r.xLC(e.answer, i.data)
          if (t.success) return { ok: !0, data: t.output }
          return (0, a.tB)('malformed', a.WE.fail, { native: i.data })
        } catch (e) {
          if (e instanceof U.cw) return (0, a.tB)('malformed', a.WE.notAnImage, { native: i.data })
          if (e instanceof U.E5) return (0, a.tB)('no-file', a.WE.noFile, { native: i.data })
          if (e instanceof U.JO) return (0, a.tB)('host', e.message || a.WE.fail, { native: i.data })
          throw e
        }
      }
      const V = (e) => (0, a.tB)('host', e instanceof Error && e.message ? e.message : a.WE.fail, { native: e })
      var J = i(4404)
      const K = (e) => (e.icome ? e.icome : void 0),
        H = { channel: '*', type: 'subscribe' }
      async function Y(e) {
        return J.E7[e] ?? (await i.e('src_host_engine_methods_ts').then(i.bind(i, 6685))).METHODS[e]
      }
      const Z = ['pickPhoto', 'takePhoto', 'selectFile', 'scanCode', 'scanCard', 'pickContact', 'addContact'],
        z = { way: 'web' },
        G = r.KCZ([
          r.Ikc({ path: r.av0() }),
          r.Ikc({
            files: r.FsL(
              r.YOg(r.Ikc({ path: r.L5J() })),
              r.oau(({ path: e }) => e instanceof Blob),
            ),
          }),
        ])
      function Q(e) {
        const {
            found: t,
            feedback: c,
            scanner: u,
            stored: p,
            http: w,
            user: f,
            notice: g,
            tell: v,
            report: y,
            unasked: m,
            view: b = window,
          } = e,
          E = (0, n.a)(async () =>
            (
              await Promise.all([i.e('device'), i.e('src_host_pendingOnDevice_ts')]).then(i.bind(i, 268))
            ).pendingOnDevice({ view: b, user: f, notice: g }),
          ),
          C = {
            begin: async (e, t) => (await E()).begin(e, t),
            end: async (e) => (await E()).end(e),
            recover: async (e, t) => (await E()).recover(e, t),
            list: async () => (await E()).list(),
          },
          B = ((e) => {
            var t
            let n,
              { host: s, surroundings: c, pending: u, report: p } = e,
              { view: w } = c,
              f = W[s.kind],
              g =
                ((t = e.script),
                async (e, i) => {
                  if (
                    ((n ??= (async () => {
                      if ((await t.catch(() => void 0), !(await (0, F.fm)(() => void 0 !== K(w))))) return !1
                      const e = K(w)
                      if ('function' != typeof e?.ready) return void 0 !== e
                      const { ready: i } = e
                      return new Promise((t) => {
                        const n = setTimeout(() => t(!1), 3e3)
                        i.call(e, () => {
                          clearTimeout(n), t(!0)
                        })
                      })
                    })()),
                    !(await n))
                  )
                    return ((n = void 0), { found: !1, why: 'no-sdk' })
                  const s = K(w)?.plugins?.[e],
                    a = s?.[i]
                  return 'function' != typeof a
                    ? { found: !1, why: 'no-action' }
                    : { found: !0, run: (e, t, i) => void a.call(s, e, t, i) }
                }),
              v = (e, { plugin: t, action: i }, n, s) => (
                s.begin(),
                (async () => {
                  const r = await g(t, i)
                  if (!s.isOver) {
                    if (!r.found) return s.answer('no-sdk' === r.why ? (0, a.tB)('host', a.WE.noSdk) : (0, a.D0)())
                    r.run(
                      n,
                      (t) => s.answer(N(e, t)),
                      (e) => s.answer(k(e)),
                    )
                  }
                })().catch((e) => s.answer(V(e))),
                s.result
              ),
              y = (({ view: e, os: t, isExpected: i, report: n }) => {
                const s = new Map(),
                  o = ((e, t = Date.now) => {
                    const i = {},
                      n = () => {
                        try {
                          e.sessionStorage?.setItem(O, JSON.stringify(i))
                        } catch {}
                      },
                      s = ((e) => {
                        try {
                          const t = r.xLC(S, e.sessionStorage?.getItem(O))
                          return t.success ? t.output : {}
                        } catch {
                          return {}
                        }
                      })(e)
                    return {
                      begin(e) {
                        ;(i[e] = t()), n()
                      },
                      end(e) {
                        delete i[e], n()
                      },
                      settleEarlier(e) {
                        delete s[e]
                      },
                      ageOf(e) {
                        const i = s[e]
                        return void 0 === i ? void 0 : t() - i
                      },
                    }
                  })(e),
                  l = Date.now(),
                  c = (e) => {
                    const t =
                      s.get(e) ?? new x({ note: (t) => n(Error(`an answer came ${t} and was dropped`), `host ${e}`) })
                    return (s.set(e, t), t)
                  },
                  d = new Map(),
                  u = async (i, n, s = () => !1) => {
                    let a = R(e, t, i, n)
                    return (
                      'not-ready' !== a || (await (0, F.fm)(() => !!s() || 'not-ready' !== (a = R(e, t, i, n)))), a
                    )
                  }
                return {
                  call: async (t, n, s, r, h, p) => {
                    var w
                    let f,
                      g =
                        s.reply &&
                        (await ((w = s.reply),
                        (f =
                          d.get(w) ??
                          (async (e) => {
                            const t = c(e),
                              n = o.ageOf(e) ?? ((await i(e)) ? Date.now() - l : void 0)
                            return (void 0 !== n && t.expectEarlier(n), t)
                          })(w)),
                        d.set(w, f),
                        f))
                    if (g?.isBusy && n.alone) return (0, a.tB)('busy', 'busy')
                    let v = (e) => p.answer(N(n, e)),
                      y = g || s.joins ? void 0 : T(e, v),
                      m = $[t],
                      b = m && T(e, (e) => m.hear(e, h, p)),
                      k = { ...(y && { callback: y.name }), ...(b && { [m.field]: b.name }) },
                      E = !1,
                      L = () =>
                        void (async () => {
                          p.begin(), s.joins && (await c(s.joins).started())
                          const e = await u(t, { ...r, ...k }, () => p.isOver)
                          ;(E = 'posted' === e) && s.reply && o.begin(s.reply),
                            'absent' === e
                              ? p.answer(s.absent ? (0, a.tB)('host', s.absent) : (0, a.D0)())
                              : E
                                ? s.joins &&
                                  (await c(s.joins)
                                    .idle()
                                    .then(() => v(void 0)))
                                : p.answer((0, a.tB)('host', a.WE.fail))
                        })().catch((e) => p.answer(V(e))),
                      C = { takesAny: n.sameForAll ?? !1, start: L, answer: v, doubtful: () => p.doubtful() }
                    g ? g.enter(C) : L()
                    const B = await p.result
                    return (
                      g?.leave(C, p.isAnswered || !E),
                      s.reply && o.end(s.reply),
                      y?.remove(),
                      (m?.outlives && B.ok) || b?.remove(),
                      B
                    )
                  },
                  answer(e, t) {
                    const i = c(e).answer(t)
                    return (i || o.settleEarlier(e), i)
                  },
                  subscribe(t, i, s) {
                    const a = T(e, s)
                    return (u(t, { ...i, callback: a.name }).catch((e) => n(e, `host ${t}`)), a.remove)
                  },
                }
              })({
                view: w,
                os: s.os,
                isExpected: async (e) =>
                  (await u.list().catch(() => [])).some(({ reply: t, answer: i }) => t === e && void 0 === i),
                report: p,
              }),
              m = async (t, i, n = {}) => {
                var s
                const l = await Y(t),
                  c = r.xLC(l.request, i)
                if (!c.success) return (0, a.tB)('malformed', `${t}: ${(0, o.w)(c.issues)}`)
                if (n.signal?.aborted) return (0, a.tB)('cancelled', a.WE.cancelled)
                const u = (({ trim: e, otherwise: t, picksFile: i }, n, s) =>
                  s.ok
                    ? e
                      ? { ok: !0, data: e(s.data, n) }
                      : s
                    : i && 'cancelled' === s.error.kind && void 0 !== s.error.native
                      ? (0, a.tB)('no-file', a.WE.noFile, { native: s.error.native })
                      : t?.kinds.includes(s.error.kind)
                        ? { ok: !0, data: t.data }
                        : s)(l, c.output, await b(t, l, c.output, n))
                return (
                  (s = { tell: e.tell, text: e.text, call: m }),
                  u.ok || d.includes(u.error.kind) || h[t]?.(u.error, s),
                  u
                )
              },
              b = async (e, t, i, n) => {
                let s,
                  o = ((s = i), r.is(G, s)) ? z : f[e]
                try {
                  if ('none' === o.way) return (0, a.D0)()
                  if ('web' === o.way) return await E(e, i, n)
                  const s = B(e, t, i)
                  if (!s) return (0, a.tB)('malformed', `${e}: no address that may be opened`)
                  const r = (({ settling: e }, t) => {
                      if ('person' === e.by || 'timer' === e.by) return e
                      const { after: i } = e
                      return { by: e.by, after: () => i(t) }
                    })(t, i),
                    l = new L(r, w.document, n.signal),
                    c = Z.includes(e) ? await C(e, o) : '',
                    d = 'sdk' === o.way ? await v(t, o, s, l) : await y.call(e, t, o, s, n, l)
                  return (c && u.end(c).catch((t) => p(t, `host ${e}`)), d)
                } catch (t) {
                  return (p(t, `host ${e}`), (0, a.tB)('host', a.WE.fail, { native: t }))
                }
              },
              E = async (t, i, n) => {
                const s = (await e.web())[t]
                return s ? s(i, n, c) : (0, a.D0)()
              },
              C = (e, t) => u.begin(e, ('native' === t.way && t.reply) || '').catch((t) => (p(t, `host ${e}`), '')),
              B = (e, { wire: t }, i) => {
                if ('openWebView' !== e) return t?.(i) ?? i
                const n = (0, l.c)(i, { stored: c.stored, base: w.location.href })
                return void 0 === n ? void 0 : { ...i, url: n }
              }
            return {
              call: m,
              answer: y.answer,
              read: async (e, t) => N(await Y(e), t),
              listen: (e) => {
                const t = f.sendChannelMessage
                if ('sdk' !== t.way) return y.subscribe('sendChannelMessage', H, e)
                const i = (e) => p(e, 'host channel')
                return (
                  g(t.plugin, t.action)
                    .then((t) => t.found && t.run(H, e, (e) => i(k(e))))
                    .catch(i),
                  () => void 0
                )
              },
              warm: () => i.e('src_host_engine_methods_ts').then(i.bind(i, 6685)),
            }
          })({
            host: t,
            script: t.script,
            surroundings: { view: b, os: t.os, http: w(), feedback: c, scanner: u, stored: p },
            web: async () => (await i.e('src_host_web_index_ts').then(i.bind(i, 1744))).webWays,
            pending: C,
            tell: v,
            text: async (e) => (await (await i.e('src_host_web_texts_ts').then(i.bind(i, 1613))).hostText())(e),
            report: y,
          })
        return {
          call: B.call,
          listen: B.listen,
          callPhone: (e) => {
            let t
            return (
              (t = e.replace(/[^\d+*#,]/g, '')),
              /\d/.test(t)
                ? ((0, s.s)(b, `tel:${t.replace(/#/g, '%23')}`), a.rq)
                : (0, a.tB)('malformed', 'no phone number')
            )
          },
          async take(e, t) {
            B.answer(e, t) || (await C.recover(e, t)) || m(e, t)
          },
          warm: B.warm,
          interrupted: async () =>
            Promise.all(
              (await C.list()).map(async ({ id: e, method: t, route: i, at: n, answer: s }) => ({
                id: e,
                method: t,
                route: i,
                at: n,
                ...(void 0 === s ? {} : { result: await B.read(t, s) }),
              })),
            ),
          forget: C.end,
        }
      }
    },
    9435(e, t, i) {
      var n = i(3057)
      const s = ['fullscreen', '1'],
        a = ['source', 'greatgas'],
        r = ['authTenantId', 'authCode'],
        o = ['http:', 'https:']
      i.d(
        t,
        {},
        {
          c: ({ url: e, showWebViewToolbar: t = 1, withCredentials: i = !0 }, { stored: l, base: c }) => {
            let d
            try {
              d = new URL(e, c)
            } catch {
              return
            }
            if (!o.includes(d.protocol)) return
            const u = i && (0, n.$1)(d.href) ? r : []
            for (const [e, i] of [...(0 === t ? [s] : []), ...u.map((e) => [e, l(e) ?? '']), a])
              '' === i || d.searchParams.has(e) || d.searchParams.append(e, i)
            return d.href
          },
        },
      )
    },
    3057(e, t, i) {
      var n = i(2056)
      function s() {
        return (0, n.ot)('EMBED_ORIGINS')
          .split(/[\s,]+/)
          .map(a)
          .filter((e) => void 0 !== e)
      }
      function a(e) {
        try {
          const { protocol: t, origin: i } = new URL(e)
          return 'https:' === t || 'http:' === t ? i : void 0
        } catch {
          return
        }
      }
      i.d(
        t,
        {},
        {
          $1: (e) => {
            const t = a(e)
            return void 0 !== t && s().includes(t)
          },
          rt: s,
          yv: a,
        },
      )
    },
    9022(e, t, i) {
      var n = i(659)
      function s(e) {
        const t = e.slice(0, 3).map(a),
          i = e.length - t.length
        return [...t, ...(i > 0 ? [`${i} more`] : [])].join('; ')
      }
      function a(e) {
        var t
        const i = n.BuJ(e)
        return `${i ? `${i}: ` : ''}${(({ expected: e, message: t, received: i, type: n }) => (null !== e ? `expected ${e}` : t.endsWith(`eceived ${i}`) ? `not a valid ${n}` : t))(e)}, received ${'string' == typeof (t = e.input) ? `a text of ${t.length} characters` : Array.isArray(t) ? `a list of ${t.length}` : null === t ? 'null' : typeof t}`
      }
      i.d(t, {}, { L: (e) => (e instanceof n.H6d ? s(e.issues) : void 0), w: s })
    },
  },
])
