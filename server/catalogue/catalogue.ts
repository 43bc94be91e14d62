import { PUSH_KINDS } from '#shared/push/push-settings.ts';
import { firstGames } from '#server/catalogue/first-games.ts';
import { gameFromRow, type NumberedGame } from '#server/catalogue/game-rows.ts';
import { withoutHidden } from '#server/catalogue/lobby-entries.ts';
import { readDocumentsAndProblems, type Documents } from '#server/catalogue/documents.ts';
import {
  toldWagering,
  USUAL_RULES,
  withBetRate,
  type WageringRules,
} from '#server/money/wagering/wagering-rules.ts';
import { PreparedAnswer, wireCheck } from '#server/core/http/answer.ts';
import { outageKind } from '#server/core/database/outage.ts';
import { documentsMark } from '#server/core/documents.ts';
import { readFact } from '#server/core/facts.ts';
import { keepFresh, settledWithin, type Fresh } from '#server/core/fresh.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { firstIssue } from '#server/catalogue/document-schemas.ts';
import { wireGame } from '#shared/game/contract.ts';
import { appConfig } from '#shared/lobby/contract.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

/** Changes by another server process are seen within this time. */
const MAX_AGE_MS = 1000;
/** Longest wait for the database when a lobby is cached, in ms. */
const PATIENCE_MS = 1000;

const wireGames = v.array(wireGame);

/** One version of the lobby: config, documents and games, checked and serialised once. */
export interface CatalogueSnapshot {
  gameListVersion: string;
  config: WireWebConfig;
  documents: Documents;
  games: ReadonlyMap<number, NumberedGame>;
  /** The start-up answer without the games, and with them (spec §7). */
  answer: PreparedAnswer;
  answerWithGames: PreparedAnswer;
  /** Only with the first games, when there are more. */
  answerWithFirstGames: PreparedAnswer;
  /** A visitor's deposit information, without withdrawals. */
  visitorsTrade: WireResponseOf<'anonymousTradeInfo'>;
}

/** The installation's part of the web config: its keys and settings. */
interface OfInstallation extends Required<
  Pick<
    WireWebConfig,
    | 'publicKey'
    | 'pushPublicKey'
    | 'moneyCodes'
    | 'profileChanges'
    | 'visitorDemos'
    | 'offlineDemos'
  >
> {
  /** Overrides or supplements the seed. */
  responsible: Partial<NonNullable<WireWebConfig['responsible']>>;
}

/**
 * Provides the current lobby, read at most once per second. During a database outage, and when what is stored
 * cannot be served, it is the last known one.
 */
export class Catalogue {
  readonly #db: Kysely<Tables>;
  readonly #ofInstallation: OfInstallation;
  readonly #report: (problem: string) => void;
  readonly #checkAnswer = wireCheck(appConfig);
  readonly #fresh: Fresh<CatalogueSnapshot>;
  #snapshot: { key: string; value: CatalogueSnapshot } | undefined;

  /** @param report receives what is wrong with a stored document, of which an earlier version is used */
  constructor(
    db: Kysely<Tables>,
    clock: Clock,
    ofInstallation: OfInstallation,
    report: (problem: string) => void,
  ) {
    this.#db = db;
    this.#report = report;
    this.#ofInstallation = ofInstallation;
    this.#fresh = keepFresh(clock, MAX_AGE_MS, () => this.#load());
  }

  /** @throws Error when the database was never seeded. */
  current(): Promise<CatalogueSnapshot> {
    return this.#fresh.get();
  }

  /** Call it after a change by this process: the next read sees it. */
  changed(): void {
    this.#fresh.forget();
  }

  async #load(): Promise<CatalogueSnapshot> {
    const loading = this.#loadNewest();
    const known = this.#snapshot?.value;
    if (known === undefined) return loading;
    const orKnown = loading.catch((error: unknown) => {
      if (outageKind(error) === undefined) this.#report(String(error));
      return known;
    });
    return settledWithin(PATIENCE_MS, orKnown, known);
  }

  async #loadNewest(): Promise<CatalogueSnapshot> {
    const versions = await readFact(this.#db, 'catalogue-version');
    if (!versions) throw new Error('the database was never seeded');
    const key = `${versions.games} ${versions.documents} ${await documentsMark(this.#db)}`;
    if (this.#snapshot?.key === key) return this.#snapshot.value;
    const value = await this.#build(versions.games);
    this.#snapshot = { key, value };
    return value;
  }

  async #build(gameListVersion: string): Promise<CatalogueSnapshot> {
    const { documents, problems } = await readDocumentsAndProblems(this.#db);
    for (const problem of problems) this.#report(problem);
    const rows = await this.#db.selectFrom('game').orderBy('id').selectAll().execute();
    const games = this.#sound(rows.map(gameFromRow));
    const { responsible } = documents.webConfig;
    const wagering = documents.wagering ?? USUAL_RULES;
    const config: WireWebConfig = {
      ...withTerms(withoutHidden(documents.webConfig), wagering),
      ...this.#ofInstallation,
      pushKinds: [...PUSH_KINDS],
      ...(responsible && {
        responsible: { ...responsible, ...this.#ofInstallation.responsible },
      }),
    };
    const answer = { ...config, gameListVersion };
    const first = firstGames(games);
    const answerWithGames = this.#prepare({ ...answer, appGameList: games });
    return {
      gameListVersion,
      config,
      documents,
      games: new Map(games.map((game) => [game.id, game])),
      answer: this.#prepare(answer),
      answerWithGames,
      answerWithFirstGames:
        first.length === games.length
          ? answerWithGames
          : this.#prepare({ ...answer, appGameList: first, partialGameList: 1 }),
      visitorsTrade: { ...documents.trade, exchangeConfig: null },
    };
  }

  /** Leaves out games that were broken by hand: one of them would make the whole answer wrong. */
  #sound(games: NumberedGame[]): NumberedGame[] {
    if (firstIssue(wireGames, games) === undefined) return games;
    return games.filter((game) => {
      const issue = firstIssue(wireGame, game);
      if (issue !== undefined) this.#report(`game ${game.id}: ${issue}`);
      return issue === undefined;
    });
  }

  #prepare(answer: object): PreparedAnswer {
    return new PreparedAnswer(JSON.stringify(this.#checkAnswer(answer)));
  }
}

/** Adds to the config what its rewards and bonuses ask for before they can be withdrawn. */
const withTerms = <Config extends Documents['webConfig']>(
  webConfig: Config,
  rules: WageringRules,
): Config => ({
  ...webConfig,
  ...toldWagering(rules),
  appTaskConfigList: webConfig.appTaskConfigList.map((task) => ({
    ...task,
    rewards: withBetRate(task.rewards, rules.betTimes),
  })),
  vipConfigList: webConfig.vipConfigList.map((level) => ({ ...level, betRate: rules.betTimes })),
});
