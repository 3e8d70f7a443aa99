"""N9: why a move is refused. Where several reasons hold, the first of this list is named."""

from akhet.kernel.refusal import RefusalReason


class Reason(RefusalReason):
    """A number for the rules; a stable code and the ruling that forbids the move for everyone else."""

    FINE = None, None
    GAME_OVER = "nile.over", "N4.3"
    NOT_YOUR_TURN = "nile.not_your_turn", "N2.5"
    WRONG_STEP = "nile.wrong_step", "N3.0"
    MARKET_NOT_TWO = "nile.market.not_two_cards", "N3.7"
    OFFERING_NOT_TWO = "nile.offering.not_two_cards", "N3.8"
    PLANT_NOTHING = "nile.plant.nothing", "N3.12"
    PLANT_NO_MONUMENTS = "nile.plant.no_monuments", "N2.3"
    PLANT_FLOODED = "nile.plant.flooded", "N3.10"
    PLANT_NOT_IN_HAND = "nile.plant.not_in_hand", "N3.12"
    PLANT_TWO_MONUMENTS = "nile.plant.two_new_monuments", "N7.2"
    PLANT_STONE_TWICE = "nile.plant.stone_is_one_crop", "N7.1"
    PLANT_SHAPE = "nile.plant.shape", "N3.12"
    PLANT_TOO_FEW = "nile.plant.too_few", "N3.13"
    BUILD_TOO_FEW = "nile.build.too_few", "N7.3"
    PLANT_WALL = "nile.plant.wall", "N7.8"
    SPECULATE_NOT_CARDS = "nile.speculate.not_cards", "N3.15"
    SPECULATE_FLOODED = "nile.speculate.flooded", "N3.10"
