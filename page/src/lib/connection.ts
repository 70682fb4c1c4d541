// A WebSocket connection to a table. It reconnects by itself and sends every unanswered request again under the same
// id; the server treats equal ids as one request, so nothing is lost and nothing is done twice.
import {
  PROTOCOL,
  RequestError,
  type Choices,
  type Facts,
  type Incoming,
  type Resumed,
  type Snapshot,
  type Update,
} from "./protocol";

export type ConnectionStatus = "connecting" | "open" | "offline" | "closed";

export interface TableAddress {
  table: string;
  token?: string | undefined;
  key?: string | undefined;
}

/** What a connection needs of the browser; tests pass a fake. */
export interface Platform {
  openSocket(): WebSocket;
  /** Call back after a while; return a function that cancels the timer. */
  setTimer(milliseconds: number, callback: () => void): () => void;
  isOnline(): boolean;
}

interface Answer {
  number?: number | undefined;
  data?: unknown;
}

interface PendingRequest {
  message: Facts;
  sent: boolean;
  resolve: (answer: Answer) => void;
  reject: (reason: RequestError) => void;
}

const RETRY_DELAYS = [200, 500, 1000, 2000, 4000, 8000]; // milliseconds
const ANSWER_TIMEOUT = 10_000; // milliseconds
const FATAL_CODES = ["bad_token", "no_such_table", "not_your_table", "other_protocol", "table_crowded", "other_rules"];
const NORMAL_CLOSURE = 1000; // close code of WebSocket (RFC 6455)

export class Connection {
  status: ConnectionStatus = "connecting";
  lastSeen: number | null = null; // number of the last update received

  private socket: WebSocket | null = null;
  private pending = new Map<string, PendingRequest>();
  private retries = 0;
  private cancelRetryTimer: (() => void) | null = null;
  private cancelAnswerTimer: (() => void) | null = null;
  private joined = false;
  private counter = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: TableAddress,
    private readonly platform: Platform,
    private readonly onMessage: (message: Snapshot | Resumed | Update | Choices) => void,
    private readonly onStatus: (status: ConnectionStatus, error?: RequestError) => void,
  ) {}

  /** Open a socket, unless there is one or the connection is closed for good. */
  start(): void {
    this.cancelRetry();
    if (this.status === "closed" || this.socket !== null) return;
    if (!this.platform.isOnline()) return this.setStatus("offline");
    this.joined = false;
    const socket = (this.socket = this.platform.openSocket());
    socket.onopen = () => socket === this.socket && this.sendHello();
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.socket) return;
      for (const line of String(event.data).split("\n")) if (line) this.handle(JSON.parse(line) as Incoming);
    };
    socket.onclose = (event: CloseEvent) => socket === this.socket && this.handleClose(event.code);
    this.restartAnswerTimer();
  }

  /** React to the browser's events `online` and `offline`. */
  setOnline(online: boolean): void {
    if (this.status === "closed") return;
    if (!online) this.disconnect("offline");
    else if (this.status !== "open") {
      this.retries = 0;
      this.closeSocket();
      this.start();
    }
  }

  close(): void {
    this.disconnect("closed");
  }

  /**
   * Send a command and return the number of the update it caused. It is sent again after every reconnection until it is
   * answered.
   */
  async command(type: string, more: Facts = {}): Promise<number> {
    const answer = await this.send({ type, after: this.lastSeen ?? 0, ...more });
    return answer.number ?? 0;
  }

  /** Send a question and return the data of its answer. */
  async ask<Data>(type: string, more: Facts = {}): Promise<Data> {
    return (await this.send({ type, ...more })).data as Data;
  }

  get unanswered(): number {
    return this.pending.size;
  }

  private send(message: Facts): Promise<Answer> {
    const id = `${this.prefix}-${++this.counter}`;
    return new Promise((resolve, reject) => {
      if (this.status === "closed") return reject(new RequestError("page", "line-shut"));
      const request = { message: { ...message, id }, sent: false, resolve, reject };
      this.pending.set(id, request);
      if (this.joined) this.transmit(request);
    });
  }

  private transmit(request: PendingRequest): void {
    request.sent = true;
    this.socket?.send(JSON.stringify(request.message));
    this.restartAnswerTimer();
  }

  private sendHello(): void {
    const { table, token, key } = this.address;
    const hello =
      token === undefined ? { type: "watch", ...(key ? { key } : {}) } : { type: "hello", token, legal: "full" };
    this.socket?.send(JSON.stringify({ ...hello, protocol: PROTOCOL, table, last_seen: this.lastSeen }));
  }

  private handle(message: Incoming): void {
    this.restartAnswerTimer();
    switch (message.type) {
      case "snapshot":
      case "resumed":
        if (message.type === "snapshot") this.lastSeen = message.number;
        this.onMessage(message);
        return this.handleJoined();
      case "update":
        if (this.lastSeen !== null && message.number <= this.lastSeen) return;
        if (this.lastSeen !== null && message.number > this.lastSeen + 1) return this.reconnect(); // some are missing
        this.lastSeen = message.number;
        return this.onMessage(message);
      case "choices":
        return this.onMessage(message);
      case "ack":
        return this.settle(message.id, (request) => request.resolve(message));
      case "reject": {
        const error = new RequestError(message.family, message.code, message.facts);
        if (message.id !== null) return this.settle(message.id, (request) => request.reject(error));
        if (!this.joined && FATAL_CODES.includes(message.code)) this.disconnect("closed", error);
        return;
      }
      case "bye":
        return;
    }
  }

  private handleJoined(): void {
    this.joined = true;
    this.retries = 0;
    this.setStatus("open");
    for (const request of [...this.pending.values()]) this.transmit(request);
  }

  private settle(id: string, finish: (request: PendingRequest) => void): void {
    const request = this.pending.get(id);
    this.pending.delete(id);
    this.restartAnswerTimer();
    if (request) finish(request);
  }

  private handleClose(code: number): void {
    this.closeSocket();
    if (this.status === "closed") return;
    if (code === NORMAL_CLOSURE) return this.disconnect("closed");
    this.setStatus("offline");
    const delay = RETRY_DELAYS[Math.min(this.retries++, RETRY_DELAYS.length - 1)] ?? 1000;
    this.cancelRetryTimer = this.platform.setTimer(delay * (0.75 + Math.random() / 2), () => this.start());
  }

  /** Connect anew; the server then sends the updates after `lastSeen`. */
  private reconnect(): void {
    this.closeSocket();
    this.start();
  }

  private disconnect(status: ConnectionStatus, error?: RequestError): void {
    this.cancelRetry();
    this.closeSocket();
    this.setStatus(status, error);
    if (status !== "closed") return;
    for (const request of this.pending.values()) request.reject(error ?? new RequestError("page", "line-shut"));
    this.pending.clear();
  }

  private closeSocket(): void {
    const socket = this.socket;
    this.socket = null;
    this.joined = false;
    this.cancelAnswerTimer?.();
    this.cancelAnswerTimer = null;
    socket?.close();
  }

  private cancelRetry(): void {
    this.cancelRetryTimer?.();
    this.cancelRetryTimer = null;
  }

  private setStatus(status: ConnectionStatus, error?: RequestError): void {
    this.status = status;
    this.onStatus(status, error);
  }

  /** Treat the socket as broken if an expected answer doesn't come in time. A hint may take longer. */
  private restartAnswerTimer(): void {
    this.cancelAnswerTimer?.();
    this.cancelAnswerTimer = null;
    const expected =
      !this.joined || [...this.pending.values()].some((request) => request.sent && request.message["type"] !== "hint");
    if (this.socket && expected)
      this.cancelAnswerTimer = this.platform.setTimer(ANSWER_TIMEOUT, () => this.handleClose(0));
  }
}
